import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A large file that is sent in parts. */
export interface PartUpload {
  id: string
  /** As the client calls it. */
  name: string
  /** Bytes of the whole file. */
  size: number
  /** Bytes of every part but the last. */
  partSize: number
  biz: string
}

/** Parts of large files below one folder, for each owner apart: nobody can name an upload of somebody else. */
export interface PartStore {
  begin: (owner: string, upload: Omit<PartUpload, 'id'>) => Promise<PartUpload>
  /** The upload, unless it is unknown, finished, or of somebody else. */
  find: (owner: string, id: string) => Promise<PartUpload | undefined>
  /** Unfinished uploads of an owner; first the one to which nothing came for longest. */
  list: (owner: string) => Promise<PartUpload[]>
  /** Indexes of the parts that have arrived, sorted. */
  received: (owner: string, id: string) => Promise<number[]>
  /** Keeps a part, in place of one with the same index. @returns its bytes; those of a wrong length are not kept */
  write: (owner: string, id: string, index: number, content: Readable, bytes: number) => Promise<number>
  /**
   * Joins all parts to a file of their own. For one caller only: who comes second gets `undefined`, and the upload
   * is not there any more until it is given back.
   */
  join: (owner: string, upload: PartUpload) => Promise<string | undefined>
  /** Gives an upload back that could not be stored, so that it can be sent again. */
  restore: (owner: string, id: string) => Promise<void>
  /** Notes where the joined file was stored. */
  finish: (owner: string, id: string, path: string) => Promise<void>
  /** Where a finished upload was stored: for a client that did not hear the answer. */
  finished: (owner: string, id: string) => Promise<string | undefined>
  drop: (owner: string, id: string) => Promise<void>
  /** Removes uploads to which nothing came for so many milliseconds. @returns how many */
  removeStale: (olderThanMs: number) => Promise<number>
}

const ID = /^[0-9a-f]{32}$/
const PART = /^\d{1,4}$/
/** What stands in the folder of an upload beside its parts. */
const META = 'upload.json'
const STORED_AT = 'stored-at'

/** Number of parts of an upload. */
export function partCount({ size, partSize }: Pick<PartUpload, 'size' | 'partSize'>): number {
  return Math.ceil(size / partSize)
}

/** Bytes that a part must have. */
export function bytesOfPart(upload: Pick<PartUpload, 'size' | 'partSize'>, index: number): number {
  return Math.min(upload.partSize, upload.size - index * upload.partSize)
}

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined)
const names = (folder: string) => readdir(folder).catch((): string[] => [])

/** @param folder root of all stored files */
export function createPartStore(folder: string): PartStore {
  const root = join(resolve(folder), '.parts')
  // Ids of owners are data: their hash is a name.
  const homeOf = (owner: string) => join(root, createHash('sha256').update(owner).digest('hex').slice(0, 32))
  const placeOf = (owner: string, id: string) => {
    if (!ID.test(id)) throw new Error('the id of an upload is not well formed')
    return join(homeOf(owner), id)
  }
  const find = async (owner: string, id: string): Promise<PartUpload | undefined> => {
    const text = await read(join(placeOf(owner, id), META))
    return text === undefined ? undefined : (JSON.parse(text) as PartUpload)
  }
  const received = async (owner: string, id: string) =>
    (await names(placeOf(owner, id)))
      .filter((name) => PART.test(name))
      .map(Number)
      .sort((a, b) => a - b)
  const restore: PartStore['restore'] = async (owner, id) => {
    const place = placeOf(owner, id)
    await rm(join(`${place}-joining`, 'whole'), { force: true })
    await rename(`${place}-joining`, place)
  }
  return {
    begin: async (owner, given) => {
      const upload: PartUpload = { ...given, id: randomBytes(16).toString('hex') }
      const place = placeOf(owner, upload.id)
      await mkdir(place, { recursive: true, mode: 0o700 })
      await writeFile(join(place, META), JSON.stringify(upload), { flag: 'wx', mode: 0o600 })
      return upload
    },
    find,
    list: async (owner) => {
      const ids = (await names(homeOf(owner))).filter((name) => ID.test(name))
      const found = await Promise.all(
        ids.map(async (id) => ({
          upload: await find(owner, id),
          at: (await stat(placeOf(owner, id)).catch(() => undefined))?.mtimeMs ?? 0,
        })),
      )
      return found.sort((a, b) => a.at - b.at).flatMap(({ upload }) => upload ?? [])
    },
    received,
    write: async (owner, id, index, content, bytes) => {
      const place = placeOf(owner, id)
      // Beside the parts first: a part that is there is whole.
      const coming = join(place, `coming-${randomBytes(8).toString('hex')}`)
      try {
        await pipeline(content, createWriteStream(coming, { flags: 'wx', mode: 0o600 }))
        const { size } = await stat(coming)
        if (size === bytes) await rename(coming, join(place, String(index)))
        return size
      } finally {
        await rm(coming, { force: true })
      }
    },
    join: async (owner, upload) => {
      const place = placeOf(owner, upload.id)
      const joining = `${place}-joining`
      try {
        await rename(place, joining)
      } catch {
        return undefined
      }
      const file = join(joining, 'whole')
      try {
        for (let index = 0; index < partCount(upload); index += 1)
          await pipeline(
            createReadStream(join(joining, String(index))),
            createWriteStream(file, { flags: index === 0 ? 'wx' : 'a', mode: 0o600 }),
          )
      } catch (error) {
        // No room for the whole beside its parts: they stay for another try.
        await restore(owner, upload.id)
        throw error
      }
      return file
    },
    restore,
    finish: async (owner, id, path) => {
      const place = placeOf(owner, id)
      await rm(`${place}-joining`, { recursive: true, force: true })
      await mkdir(place, { recursive: true, mode: 0o700 })
      await writeFile(join(place, STORED_AT), path, { mode: 0o600 })
    },
    finished: (owner, id) => read(join(placeOf(owner, id), STORED_AT)),
    drop: async (owner, id) => {
      const place = placeOf(owner, id)
      await rm(place, { recursive: true, force: true })
      await rm(`${place}-joining`, { recursive: true, force: true })
    },
    removeStale: async (olderThanMs) => {
      let removed = 0
      for (const home of await names(root))
        for (const name of await names(join(root, home))) {
          const place = join(root, home, name)
          // A folder changes when a part comes into it.
          const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Date.now() }))
          if (Date.now() - mtimeMs < olderThanMs) continue
          await rm(place, { recursive: true, force: true })
          removed += 1
        }
      return removed
    },
  }
}
