import { storedFiles } from './bases'
import type { Kind } from './kind'

/** Pictures: the stored paths, joined by commas. */
export const imageKind: Kind = { ...storedFiles, column: 'image' }
