import { readLocal, writeLocal } from '../../foundation/storage/localSettings'

const KEY = 'lading-upload-parts'
/** Servers forget uploads without progress after a day. */
const KEPT_MS = 24 * 3_600_000
/** Uploads that are remembered; the oldest goes first. */
const LIMIT = 50

interface Remembered {
  uploadId: string
  /** Milliseconds. */
  at: number
}

function all(): Record<string, Remembered> {
  try {
    const read: unknown = JSON.parse(readLocal(KEY) ?? '{}')
    const entries = Object.entries((read ?? {}) as Record<string, Remembered>)
    return Object.fromEntries(
      entries
        .filter(([, each]) => typeof each?.uploadId === 'string' && Date.now() - each.at < KEPT_MS)
        .sort(([, a], [, b]) => b.at - a.at)
        .slice(0, LIMIT),
    )
  } catch {
    return {}
  }
}

/** Which uploads of large files were begun in this browser, by the fingerprints of their files. */
export const partMemory = {
  /** The upload of a file, if one was begun within a day. */
  get: (fingerprint: string): string | undefined => all()[fingerprint]?.uploadId,
  set: (fingerprint: string, uploadId: string): void =>
    writeLocal(KEY, JSON.stringify({ ...all(), [fingerprint]: { uploadId, at: Date.now() } })),
  forget: (fingerprint: string): void => {
    const { [fingerprint]: _, ...others } = all()
    writeLocal(KEY, JSON.stringify(others))
  },
}
