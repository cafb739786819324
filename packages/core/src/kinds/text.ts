import { exampleText, typed } from './bases'
import type { Kind } from './kind'

/** One line of text. */
export const textKind: Kind = { ...typed, prose: true, head: 'party', example: exampleText }
