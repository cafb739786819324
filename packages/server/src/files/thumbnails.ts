import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { FileStore } from './fileStore'
import { extensionOf, FILE_KINDS } from './fileKinds'

/** Widths that may be asked for, in pixels: a fixed list, so that nobody fills the disk with sizes. */
export const WIDTHS = [64, 128, 256, 512, 1_024] as const
const MOST_PIXELS = 40_000_000
const SECONDS = 10
const QUALITY = 80
/** Written by none of the programs that make small pictures here. */
const AS_IT_IS = new Set(['bmp', 'ico'])

/** Small pictures of stored ones. */
export interface Thumbnails {
  /** The picture at a width, as WebP; `undefined` when the file is no picture or cannot be made smaller. */
  of: (path: string, width: number) => Promise<Buffer | undefined>
  forget: (path: string) => Promise<void>
}

/** @param folder where made ones are kept */
export function createThumbnails(files: FileStore, folder: string): Thumbnails {
  const place = (path: string, width: number) => join(resolve(folder), String(width), `${path}.webp`)
  const make = async (path: string, width: number) => {
    const source = await files.open(path)
    if (!source) return undefined
    try {
      return await sharp(await buffer(source), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
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
  return {
    of: async (path, width) => {
      const extension = extensionOf(path)
      if (!WIDTHS.some((one) => one === width) || AS_IT_IS.has(extension)) return undefined
      if (!FILE_KINDS.get(extension)?.picture) return undefined
      const file = place(path, width)
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return kept
      const made = await make(path, width)
      if (!made) return undefined
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const part = `${file}.${randomBytes(6).toString('hex')}`
      await writeFile(part, made, { mode: 0o600 })
      await rename(part, file)
      return made
    },
    forget: async (path) => {
      for (const width of WIDTHS) await rm(place(path, width), { force: true })
    },
  }
}
