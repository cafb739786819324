import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../http/failures'

/** Folder names of a stored path: `biz` has one to four parts (security.md §3, threat 16). */
const BIZ = /^[A-Za-z0-9_-]{1,40}(\/[A-Za-z0-9_-]{1,40}){0,3}$/
const STORED = /^[A-Za-z0-9_-]{1,40}(\/[A-Za-z0-9_-]{1,40}){0,3}\/\d{4}\/\d{2}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/
const DEFAULT_BIZ = 'temp'

/** The files of a server: below one folder, or in a bucket. Names are generated; names of clients are data only. */
export interface FileStore {
  /** Writes an upload beside the stored files. @throws what the stream throws */
  receive: (content: Readable) => Promise<string>
  /** Moves a received file to its generated place and gives its path on the wire. */
  keep: (received: string, biz: string, extension: string) => Promise<string>
  /** Stores bytes of the server itself. */
  write: (content: Buffer, biz: string, extension: string) => Promise<string>
  discard: (received: string) => Promise<void>
  /** The content behind a path of the wire; `undefined` when the path is not one of ours or leads elsewhere. */
  open: (path: string) => Promise<Readable | undefined>
  remove: (path: string) => Promise<void>
}

/** Whether the text names a folder that uploads may ask for. */
export const isBiz = (text: string): boolean => BIZ.test(text)

/** The directory an upload asks for. @throws Failure for anything but plain folder names */
export function requireBiz(biz: string | undefined): string {
  if (biz === undefined || biz === '') return DEFAULT_BIZ
  if (!isBiz(biz)) throw new Failure('上传目录bizPath，格式非法！')
  return biz
}

/** Whether a path of the wire has the form of ours. */
export const isStoredPath = (path: string): boolean => STORED.test(path)

/** A new path on the wire. @throws Failure for a directory that is none */
export function newPath(biz: string, extension: string): string {
  const [year, month] = new Date().toISOString().split('-')
  return `${requireBiz(biz)}/${year}/${month}/${randomBytes(16).toString('hex')}.${extension}`
}

/** A store below one folder, whose files can be found there. */
export interface FolderStore extends FileStore {
  /** The file behind a path of the wire. */
  locate: (path: string) => Promise<string | undefined>
}

/** @param folder root of all stored files */
export function createFileStore(folder: string): FolderStore {
  const root = resolve(folder)
  const receiving = join(root, '.receiving')
  const full = (path: string) => {
    const file = resolve(root, path)
    return isStoredPath(path) && file.startsWith(root + sep) ? file : undefined
  }
  const makeFor = async (path: string) => {
    const file = full(path)
    if (!file) throw new Error('a generated path is not well formed')
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    return file
  }
  const locate = async (path: string) => {
    const file = full(path)
    // No links: a link below the root may lead anywhere.
    const found = file ? await lstat(file).catch(() => undefined) : undefined
    return found?.isFile() ? file : undefined
  }
  return {
    receive: async (content) => {
      await mkdir(receiving, { recursive: true, mode: 0o700 })
      const file = join(receiving, randomBytes(16).toString('hex'))
      try {
        await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
      return file
    },
    keep: async (received, biz, extension) => {
      const path = newPath(biz, extension)
      await rename(received, await makeFor(path))
      return path
    },
    write: async (content, biz, extension) => {
      const path = newPath(biz, extension)
      await writeFile(await makeFor(path), content, { flag: 'wx', mode: 0o600 })
      return path
    },
    discard: (received) => rm(received, { force: true }),
    locate,
    open: async (path) => {
      const file = await locate(path)
      return file ? createReadStream(file) : undefined
    },
    remove: async (path) => {
      const file = full(path)
      if (file) await rm(file, { force: true })
    },
  }
}
