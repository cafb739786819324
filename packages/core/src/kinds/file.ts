import { storedFiles } from './bases'
import type { Kind } from './kind'

/** Attachments: the stored paths, joined by commas. */
export const fileKind: Kind = { ...storedFiles, column: 'file' }
