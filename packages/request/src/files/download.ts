import type { DownloadedFile } from '@lading/core/ports'
import type { Locale } from '@lading/core/text'

import { say } from '../messages'
import { RequestError } from '../requestError'
import type { CallOptions, Next } from '../wire'
import { fileNameFromUrl, fileNameOf } from './fileName'

/** What a download carries. */
export interface DownloadOptions extends CallOptions {
  /** @default 'GET' */
  method?: string
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** Name when the server gives none. @default the last part of the address */
  fileName?: string
}

/** Fetches a file through the chain. The link `files` has refused what is no file. */
export async function download(
  send: Next,
  url: string,
  options: DownloadOptions,
  timeout: number,
): Promise<DownloadedFile> {
  const { method = 'GET', query = {}, headers = {}, fileName, ...rest } = options
  const reply = await send({
    ...rest,
    method: method.toUpperCase(),
    url,
    query,
    headers,
    timeout: options.timeout ?? timeout,
    answer: 'file',
  })
  const blob = reply.data as Blob
  const name =
    fileNameOf(reply.headers['content-disposition']) || fileName || fileNameFromUrl(url) || 'download'
  return { blob, name }
}

/** The failure of a download without a path (未知的文件) or without content (文件下载失败). */
export function fileError(kind: 'emptyFile' | 'unknownFile', locale: Locale, status = 0): RequestError {
  return new RequestError({ kind, message: say(kind, locale), status })
}
