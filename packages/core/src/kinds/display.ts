import type { Kind } from './kind'

/** Shows the name that belongs to another field. */
export const displayKind: Kind = { stored: 'text', shown: true, head: 'party', column: 'normal' }
