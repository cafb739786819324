import { lazyDialog } from '../foundation/lazy/lazyPart'

/** Asks for one text, checked by the rules given (spec 2 §2). Each opening begins afresh. */
export const PromptModal = lazyDialog(async () => (await import('./PromptDialog')).PromptDialog)
