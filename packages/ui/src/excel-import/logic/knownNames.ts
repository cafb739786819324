import type { NamedOptions } from '../../grid/api/lookup'

/** What the words of each column stand for, by the column's key. */
export type KnownNames = ReadonlyMap<string, NamedOptions>
