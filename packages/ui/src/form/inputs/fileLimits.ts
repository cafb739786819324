/** Largest upload in bytes: 15 MB (spec 2 §9). */
export const MAX_FILE_BYTES = 15_728_640

/** Why a file is refused before a byte of it is sent. */
export type FileRefusal = 'tooLarge' | 'tooMany'

/** Checks one more file against size and count; `undefined`: it may be sent. */
export function refuseFile(size: number, present: number, most: number): FileRefusal | undefined {
  if (present >= most) return 'tooMany'
  return size > MAX_FILE_BYTES ? 'tooLarge' : undefined
}

/** Stored paths of a field: joined by commas in the record (spec 2 §3). */
export function splitPaths(value: unknown): string[] {
  return String(value ?? '')
    .split(',')
    .filter(Boolean)
}
