import type { Format } from './formatter'
import type { Derived } from '../host/derived'
import { sameTokens } from './sameTokens'
import { markWhole, mergeText } from './mergeText'

/** What is to happen to one file. */
export type Action =
  | 'create'
  | 'update'
  | 'merge'
  | 'keep'
  | 'same'
  | 'conflict'
  | 'delete'
  | 'adopt'
  | 'deleted'
  | 'detached'

/** How clashes are settled: give up, take one side, or write markers. */
export type ConflictMode = 'fail' | 'ours' | 'theirs' | 'markers'

/** The three versions of a file. */
export interface Versions {
  path: string
  /** As generated last. */
  base: string
  /** As on disk; undefined: the owner deleted it. */
  disk: string | undefined
  /** As generated now. */
  now: string
}

/** The decision; `text` only when something is to be written. */
export interface Decided {
  action: Action
  text?: string
  conflicts?: number
}

/**
 * The decision table for a file that was generated before. All versions are formatted before they are compared.
 *
 * | disk = now | disk = base | now = base | all differ | deleted |
 * | nothing | write now | keep disk | merge | stays deleted |
 */
export async function decide(
  versions: Versions,
  mode: ConflictMode,
  format: Format,
  derived?: Derived,
): Promise<Decided> {
  const { path, disk } = versions
  if (disk === undefined) return { action: 'deleted' }
  // Mostly nothing is new: then nothing has to be formatted.
  if (versions.now === versions.base)
    return { action: sameTokens(versions.base, disk, derived) ? 'same' : 'keep' }
  const [base, ours, now] = await Promise.all(
    [versions.base, disk, versions.now].map((text) => formatted(format, path, text)),
  )
  if (ours === now) return { action: 'same' }
  if (ours === base) return { action: 'update', text: withLineEnds(versions.now, disk) }
  if (now === base) return { action: 'keep' }
  const merged = mergeText(base!, ours!, now!, mode === 'ours' || mode === 'theirs' ? mode : undefined)
  if (merged.conflicts > 0) {
    return { action: 'conflict', conflicts: merged.conflicts, text: withLineEnds(merged.text, disk) }
  }
  try {
    const text = await format(path, merged.text)
    return text === ours ? { action: 'keep' } : { action: 'merge', text: withLineEnds(text, disk) }
  } catch {
    // The lines fit together but the result is no code any more: for a person to settle.
    return { action: 'conflict', conflicts: 1, text: withLineEnds(markWhole(base!, ours!, now!), disk) }
  }
}

/** The text with the line ends of what is on disk. */
export function withLineEnds(text: string, disk: string): string {
  const crlf = disk.split('\r\n').length - 1
  const lf = disk.split('\n').length - 1 - crlf
  return crlf > lf ? text.replaceAll(/\r?\n/g, '\r\n') : text
}

/** A file that does not parse is compared as it is. */
async function formatted(format: Format, path: string, text: string): Promise<string> {
  try {
    return await format(path, text)
  } catch {
    return text.replaceAll('\r\n', '\n')
  }
}
