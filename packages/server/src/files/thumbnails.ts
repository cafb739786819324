import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { createSlots } from '../http/slots'
import type { FileStore } from './fileStore'
import { extensionOf, FILE_KINDS } from './fileKinds'

/** Widths that may be asked for, in pixels: a fixed list, so that nobody fills the disk with sizes. */
export const WIDTHS = [64, 128, 256, 512, 1_024] as const
const MAX_PIXELS = 40_000_000
const SECONDS = 10
const QUALITY = 80
/** A picture of 40 megapixels takes some 160 MB while it is made small; a page shows two hundred of them. */
const LIMITS = { atOnce: 2, waiting: 400, waitMs: 20_000 }
/** Written by none of the programs that make small pictures here. */
const AS_IT_IS = new Set(['bmp', 'ico'])

/** Small pictures of stored ones. */
export interface Thumbnails {
  /**
   * The picture at a width, as WebP; `undefined` when the file is no picture or cannot be made smaller.
   * @throws Failure 503 when too many are being made
   */
  of: (path: string, width: number) => Promise<Buffer | undefined>
  forget: (path: string) => Promise<void>
}

/** @param folder where made ones are kept */
export function createThumbnails(files: FileStore, folder: string): Thumbnails {
  const slots = createSlots(LIMITS)
  /** What is being made just now: the same one is not made twice at a time. */
  const making = new Map<string, Promise<Buffer | undefined>>()
  const place = (path: string, width: number) => join(resolve(folder), String(width), `${path}.webp`)
  const make = async (path: string, width: number) => {
    const source = await files.open(path)
    if (!source) return undefined
    try {
      return await sharp(await buffer(source), { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer()
    } catch {
      // A picture that other programs show may still be too odd for this one.
      return undefined
    }
  }
  const keep = async (file: string, made: Buffer) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const part = `${file}.${randomBytes(6).toString('hex')}`
    try {
      await writeFile(part, made, { mode: 0o600 })
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    of: async (path, width) => {
      const extension = extensionOf(path)
      if (!WIDTHS.some((one) => one === width) || AS_IT_IS.has(extension)) return undefined
      if (!FILE_KINDS.get(extension)?.picture) return undefined
      const file = place(path, width)
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return kept
      const running = making.get(file)
      if (running) return running
      const work = slots.take(async () => {
        const made = await make(path, width)
        // One that cannot be kept (a full disk) is shown all the same, and made again for the next reader.
        if (made) await keep(file, made).catch(() => undefined)
        return made
      })
      making.set(file, work)
      try {
        return await work
      } finally {
        making.delete(file)
      }
    },
    forget: async (path) => {
      for (const width of WIDTHS) await rm(place(path, width), { force: true })
    },
  }
}
