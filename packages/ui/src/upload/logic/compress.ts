/** Which widget an image is compressed for: their qualities differ (spec 2 §9). */
export type CompressFor = 'file' | 'image'

const SMALL_BYTES = 2 * 1024 * 1024

/** Quality 0 to 1: file widget 0.5 under 2 MB else 0.2; image widget 0.4 under 2 MB else 0.2 (spec 2 §9). */
export function qualityOf(bytes: number, widget: CompressFor): number {
  if (bytes >= SMALL_BYTES) return 0.2
  return widget === 'file' ? 0.5 : 0.4
}

/** What the worker is asked. */
export interface CompressRequest {
  id: number
  file: Blob
  type: string
  quality: number
}

/** What it answers; without a blob, the image could not be read. */
export interface CompressAnswer {
  id: number
  blob?: Blob
}

/** The type in which a file is compressed; `undefined`: it is left alone (animations, drawings, transparency). */
export function compressedType(type: string): string | undefined {
  if (type === 'image/webp') return type
  return type === 'image/jpeg' || type === 'image/bmp' ? 'image/jpeg' : undefined
}

let worker: Worker | undefined
let serial = 0
const waiting = new Map<number, (blob: Blob | undefined) => void>()

function theWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('../worker/compress.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<CompressAnswer>) => {
    waiting.get(data.id)?.(data.blob)
    waiting.delete(data.id)
  }
  // One that cannot be loaded or run: images are sent as they are, and the next one is tried with a new worker.
  worker.onerror = () => {
    worker?.terminate()
    worker = undefined
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  return worker
}

/**
 * A photo made smaller in a worker, upright and without its EXIF data (the place among them). Gives the file itself
 * when it is no photo, cannot be read, or would not become smaller.
 */
export async function compressImage(file: File, widget: CompressFor): Promise<File> {
  const type = compressedType(file.type)
  if (!type || typeof OffscreenCanvas === 'undefined') return file
  const id = (serial += 1)
  const blob = await new Promise<Blob | undefined>((resolve) => {
    waiting.set(id, resolve)
    theWorker().postMessage({
      id,
      file,
      type,
      quality: qualityOf(file.size, widget),
    } satisfies CompressRequest)
  })
  if (!blob || blob.size >= file.size) return file
  const name = type === file.type ? file.name : file.name.replace(/\.[^.]+$/, '') + '.jpg'
  return new File([blob], name, { type, lastModified: file.lastModified })
}
