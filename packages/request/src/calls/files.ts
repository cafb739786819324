import type { Locale } from '@lading/core/text'

import type { DownloadedFile, StoredFile } from '@lading/core/ports'
import { say } from '../messages'
import { RequestError } from '../requestError'
import type { Sender } from '../sender'
import type { CallOptions } from '../wire'

/** Where a file goes and where its path is found. */
export interface StoreOptions extends CallOptions {
  /** @default '/sys/common/upload' */
  url?: string
  /** Folder on the server. @default 'temp' (spec 2 §9) */
  biz?: string
  /** Further parts, e.g. `{ isup: '1' }` (spec 2 §7). */
  fields?: Record<string, string | number | undefined>
  /** Field of the answer that holds the path. @default 'message' (contract §17) */
  responseName?: string
}

/** Options of calls about stored files. */
export interface StoredOptions extends CallOptions {
  /** The files lie in an object store: other addresses (spec 2 §7). @default false */
  objectStore?: boolean
}

/** A large file that is sent in parts, and which of them have arrived. */
export interface PartUpload {
  uploadId: string
  /** Bytes of every part but the last. */
  partSize: number
  /** Number of parts. */
  parts: number
  /** Indexes from 0, sorted. */
  received: number[]
}

/** The calls of a large file in parts (contract §17): begin, send each, finish; or ask where it stands, or give up. */
function partCalls(sender: Sender) {
  return {
    /** Announces a file. @param biz folder on the server, @default 'temp' */
    begin: async (
      file: { name: string; size: number; biz?: string },
      options: CallOptions = {},
    ): Promise<PartUpload> => {
      const { name, size, biz = 'temp' } = file
      const answer = await sender.send<{ result: PartUpload }>('POST', '/sys/upload/parts/begin', {
        ...options,
        body: { name, size, biz },
      })
      return answer.result
    },
    /** Sends one part; a second time it replaces the first. */
    send: async (uploadId: string, index: number, part: Blob, options: CallOptions = {}): Promise<void> => {
      await sender.upload('/sys/upload/parts/send', [part], { ...options, query: { uploadId, index } })
    },
    /** Where an own upload stands. Rejects with status 404 when there is none. */
    state: async (uploadId: string, options: CallOptions = {}): Promise<PartUpload> => {
      const answer = await sender.send<{ result: PartUpload }>('GET', '/sys/upload/parts/state', {
        ...options,
        query: { uploadId },
      })
      return answer.result
    },
    /** Joins the parts and stores the file; gives its path, also when asked again. */
    finish: async (uploadId: string, options: CallOptions = {}): Promise<string> => {
      const answer = await sender.send<{ message: string }>('POST', '/sys/upload/parts/finish', {
        ...options,
        body: { uploadId },
      })
      return answer.message
    },
    /** Forgets an own upload. */
    giveUp: async (uploadId: string, options: CallOptions = {}): Promise<void> => {
      await sender.send('DELETE', '/sys/upload/parts/giveUp', { ...options, query: { uploadId } })
    },
  }
}

function pathIn(answer: Record<string, unknown>, responseName: string): string {
  const path = answer[responseName]
  return typeof path === 'string' ? path.trim() : ''
}

/** The calls about stored files (spec 2 §7; contract §17). The misspelt addresses are the contract's. */
export function filesCalls(sender: Sender, locale: () => Locale) {
  const packed = async (url: string, paths: readonly string[], name: string, options: CallOptions) => ({
    ...(await sender.download(url, { ...options, method: 'POST', body: [...paths] })),
    name,
  })
  return {
    /** Stores one file. Rejects when the server names no path for it. */
    upload: async (file: File, options: StoreOptions = {}): Promise<StoredFile> => {
      const { url = '/sys/common/upload', biz = 'temp', fields, responseName = 'message', ...rest } = options
      const answer = await sender.upload<Record<string, unknown>>(url, [file], {
        ...rest,
        fields: { biz, ...fields },
      })
      const path = pathIn(answer, responseName)
      if (path === '')
        throw new RequestError({
          kind: 'format',
          message: say('uploadFailed', locale(), { name: file.name }),
          status: 200,
          result: answer,
        })
      return { name: file.name, path, size: file.size }
    },
    /** Large files, part by part. */
    parts: partCalls(sender),
    /** An address of a stored file that holds for a minute and needs no headers: for links, images and frames. */
    ticket: async (path: string, options: CallOptions = {}): Promise<string> => {
      const { result } = await sender.send<{ result: { url: string } }>('POST', '/sys/common/ticket', {
        ...options,
        body: { path },
      })
      return result.url
    },
    /** Deletes a stored file. */
    remove: async (path: string, { objectStore, ...options }: StoredOptions = {}): Promise<void> => {
      const url = objectStore ? '/sys/upload/delMinioFile' : '/sys/upload/delImg'
      await sender.send('DELETE', url, { ...options, query: { filePath: path } })
    },
    /** Several stored files as one archive, `files.zip`. */
    zip: (
      paths: readonly string[],
      { objectStore, ...options }: StoredOptions = {},
    ): Promise<DownloadedFile> =>
      packed(
        objectStore ? '/sys/oss/file/batchDowmload' : '/sys/upload/batchDowmload',
        paths,
        'files.zip',
        options,
      ),
    /** Several stored PDF files as one, `files.pdf`. */
    mergePdf: (paths: readonly string[], options: CallOptions = {}): Promise<DownloadedFile> =>
      packed('/sys/upload/pdfMergeDowmload', paths, 'files.pdf', options),
  }
}

/** The calls about stored files. */
export type FilesCalls = ReturnType<typeof filesCalls>
