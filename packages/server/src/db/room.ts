import { statfsSync } from 'node:fs'

/**
 * Bytes that the embedded database needs to go on after its disk was full: it writes its log in files of 16 MB, and
 * opening may begin a second one.
 */
export const ROOM_NEEDED = 32 * 1_048_576

/** Bytes that may still be written to the disk of a folder; `undefined` where the system does not tell. */
export function roomOf(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** Whether the disk of a folder has too little room for the embedded database to go on. */
export function isFull(folder: string): boolean {
  return (roomOf(folder) ?? Infinity) < ROOM_NEEDED
}
