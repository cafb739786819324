import type { PartUpload, PartUploads, StoredFile } from '../../foundation/dataSource'
import { fingerprintOf } from './fingerprint'
import { partMemory } from './partMemory'
import { isRetryable, pauseFor, retryDelay } from './retry'
import { FileRemoved, watched } from './watched'

/** Files over so many bytes go in parts, where the data port can. */
export const PARTS_FROM_BYTES = 5 * 1024 * 1024

/** How often missing parts are asked for again when the server says that some did not arrive. */
const ROUNDS = 3

/** What `sendInParts` is told. */
export interface PartsOptions {
  onProgress: (percent: number) => void
  signal: AbortSignal
  fields?: Record<string, string>
  /** Parts of an earlier visit are there: so many percent need not be sent again. */
  onResumed?: (percent: number) => void
  /** The file was stored although nobody waited for it any more. */
  onOrphan?: (stored: StoredFile) => void
}

/** Uploads that this page is about: a second copy of a file is an upload of its own. */
const active = new Set<string>()

/** Runs `work` while no other page of this browser goes on with the upload; `undefined` when one does. */
async function alone<Result>(uploadId: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (active.has(uploadId)) return undefined
  active.add(uploadId)
  try {
    // Pages that are not served securely have no locks.
    if (!globalThis.navigator?.locks) return await work()
    return await navigator.locks.request(`lading-upload-${uploadId}`, { ifAvailable: true }, (lock) =>
      lock ? work() : undefined,
    )
  } finally {
    active.delete(uploadId)
  }
}

function backOnline(signal: AbortSignal): Promise<void> {
  if (globalThis.navigator?.onLine !== false) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      globalThis.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    globalThis.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}

/** One call of an upload: watched, tried again as uploads are; while there is no line it waits for one. */
async function patiently<Result>(
  work: (signal: AbortSignal, moved: () => void) => Promise<Result>,
  signal: AbortSignal,
  onLate?: (result: Result) => void,
): Promise<Result> {
  for (let failures = 0; ;) {
    await backOnline(signal)
    signal.throwIfAborted()
    try {
      return await watched(work, signal, onLate)
    } catch (error) {
      const lineLost = isRetryable(error) && globalThis.navigator?.onLine === false
      if (!lineLost) failures += 1
      const delay = lineLost ? 0 : retryDelay(failures, error)
      if (delay === undefined || signal.aborted) throw error
      await pauseFor(delay, signal)
    }
  }
}

async function sendMissing(file: File, port: PartUploads, upload: PartUpload, options: PartsOptions) {
  const { onProgress, signal } = options
  const { uploadId, partSize, parts } = upload
  const there = new Set(upload.received)
  const bytesOf = (index: number) => Math.min(partSize, file.size - index * partSize)
  let arrived = [...there].reduce((sum, index) => sum + bytesOf(index), 0)
  for (let index = 0; index < parts; index += 1) {
    if (there.has(index)) continue
    const part = file.slice(index * partSize, (index + 1) * partSize)
    await patiently(
      (inner, moved) =>
        port.send(uploadId, index, part, {
          signal: inner,
          onProgress: (percent) => {
            moved()
            onProgress(((arrived + (part.size * percent) / 100) / file.size) * 100)
          },
        }),
      signal,
    )
    arrived += part.size
    onProgress((arrived / file.size) * 100)
  }
}

function saysMissing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 409
}

/** Sends what is missing and finishes; asks the server again what it has when it says that parts are missing. */
async function complete(file: File, port: PartUploads, begun: PartUpload, options: PartsOptions) {
  const { signal, onOrphan } = options
  let upload = begun
  for (let round = 1; ; round += 1) {
    await sendMissing(file, port, upload, options)
    try {
      return await patiently(
        (inner) => port.finish(upload.uploadId, inner),
        signal,
        (path) => onOrphan?.({ name: file.name, path, size: file.size }),
      )
    } catch (error) {
      if (!saysMissing(error) || round >= ROUNDS) throw error
      const now = await patiently((inner) => port.state(upload.uploadId, inner), signal)
      if (!now) throw error
      upload = now
    }
  }
}

/** Whether an upload of an earlier visit is one of this file. */
function fitsFile(upload: PartUpload, file: File): boolean {
  return upload.partSize > 0 && upload.parts === Math.ceil(file.size / upload.partSize)
}

/**
 * Sends a large file part by part. Every part is tried again on its own; while the browser is offline it waits.
 * What was begun in an earlier visit (the same file by name, size, time and content of its ends) is gone on with.
 * A file that is removed is forgotten at the server, too; one whose page goes is kept for the next visit.
 *
 * @throws what the last try threw; AbortError when it was given up
 */
export async function sendInParts(file: File, port: PartUploads, options: PartsOptions): Promise<StoredFile> {
  const { signal, fields, onResumed, onProgress } = options
  const fingerprint = await fingerprintOf(file)

  const forgetRemoved = (uploadId: string) => {
    if (!(signal.reason instanceof FileRemoved)) return
    partMemory.forget(fingerprint)
    // The clean-up of what nobody waits for is the server's affair when it cannot be told.
    port.giveUp(uploadId).catch(() => undefined)
  }
  const send = async (upload: PartUpload): Promise<StoredFile> => {
    partMemory.set(fingerprint, upload.uploadId)
    try {
      const path = await complete(file, port, upload, options)
      partMemory.forget(fingerprint)
      return { name: file.name, path, size: file.size }
    } catch (error) {
      // A refusal is final: the next try begins anew.
      if (!signal.aborted && !isRetryable(error)) partMemory.forget(fingerprint)
      forgetRemoved(upload.uploadId)
      throw error
    }
  }

  const known = partMemory.get(fingerprint)
  const resumed = known
    ? await alone(known, async () => {
        const upload = await patiently((inner) => port.state(known, inner), signal).catch(
          (error: unknown) => {
            forgetRemoved(known)
            throw error
          },
        )
        if (!upload || !fitsFile(upload, file)) return undefined
        const percent = Math.floor((upload.received.length / upload.parts) * 100)
        if (percent > 0) {
          onProgress(percent)
          onResumed?.(percent)
        }
        return send(upload)
      })
    : undefined
  if (resumed) return resumed
  const begun = await patiently(
    (inner) => port.begin({ name: file.name, size: file.size }, { signal: inner, ...(fields && { fields }) }),
    signal,
  )
  const stored = await alone(begun.uploadId, () => send(begun))
  if (!stored) throw new Error('The upload is already on its way.')
  return stored
}
