import { readFile, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { unavailable } from '../http/failures'
import { said } from '../http/language'
import type { FileStore } from './fileStore'
import { createFileStore, isStoredPath, newPath } from './fileStore'

/** Where an S3-compatible server keeps the files. */
export interface S3Settings {
  /** `https://s3.example.com`, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** Longest wait for the head of an answer… */
const ANSWER_MS = 5_000
/** …and for each megabyte that is sent before it. */
const MEGABYTE_MS = 1_000
/** How often a server that is busy or failing is asked again, and the wait before the first time. */
const RETRIES = 2
const RETRY_MS = 50
/** Too Many Requests, Insufficient Storage. */
const TOO_MANY = 429
const NO_ROOM = 507

/** Whoever needs the storage is told that it is away, too slow, or full. */
const away = (cause: unknown) =>
  unavailable(
    said(
      '文件存储暂时不可用，请稍后重试',
      'The file storage is not available at the moment: try again later',
    ),
    cause,
  )
const full = (cause: unknown) =>
  unavailable(
    said(
      '文件存储空间已满，文件未保存，请联系管理员清理空间后重试',
      'The file storage is full and the file was not stored: ask the administrator to make room, then try again',
    ),
    cause,
    30,
  )

/**
 * Files in a bucket. Uploads are received in a local folder first, so that their content is checked before anything
 * reaches the bucket; reads go through the server, so that rights are checked and headers are set as for local files.
 * @param folder for what is being received
 */
export function createS3Store(settings: S3Settings, folder: string): FileStore {
  const { receive, discard } = createFileStore(folder)
  const { accessKey, secretKey, region, bucket } = settings
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
  })
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${bucket}`
  /**
   * Not the client's own `fetch`: it gives the signal to a request that nobody holds. When that is collected as garbage, the
   * signal ends nothing any more, and a silent server is waited for without an end.
   */
  const send = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    for (let tried = 0; ; tried += 1) {
      const response = await fetch(await client.sign(url, init), { signal, redirect: 'error' })
      const { status } = response
      const fails = status === TOO_MANY || (status >= 500 && status !== NO_ROOM)
      if (!fails || tried === RETRIES) return response
      await response.body?.cancel()
      await delay(RETRY_MS * 2 ** tried, undefined, { signal })
    }
  }
  const ask = async (method: string, path: string, body?: Buffer): Promise<Response> => {
    // Only the head is waited for: a large file may be read for as long as its reader needs.
    const waiting = new AbortController()
    const patience = ANSWER_MS + ((body?.byteLength ?? 0) / 1_048_576) * MEGABYTE_MS
    const timer = setTimeout(
      () => waiting.abort(new Error(`the file storage did not answer ${method} in time`)),
      patience,
    )
    let response: Response
    try {
      const content = body && {
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/octet-stream' },
      }
      response = await send(`${base}/${path}`, { method, ...content }, waiting.signal)
    } catch (error) {
      throw away(error)
    } finally {
      clearTimeout(timer)
    }
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    const cause = new Error(`the file storage answered ${method} with ${response.status}`)
    if (response.status === NO_ROOM) throw full(cause)
    throw away(cause)
  }
  const write = async (content: Buffer, biz: string, extension: string) => {
    const path = newPath(biz, extension)
    const { status } = await ask('PUT', path, content)
    // A missing bucket is no missing file.
    if (status === 404) throw away(new Error(`the file storage has no bucket "${bucket}"`))
    return path
  }
  return {
    receive,
    discard,
    write,
    keep: async (received, biz, extension) => {
      const path = await write(await readFile(received), biz, extension)
      await rm(received, { force: true })
      return path
    },
    open: async (path) => {
      if (!isStoredPath(path)) return undefined
      const response = await ask('GET', path)
      if (response.status === 404 || !response.body) return undefined
      return Readable.fromWeb(response.body as ReadableStream)
    },
    remove: async (path) => {
      if (isStoredPath(path)) await ask('DELETE', path)
    },
  }
}
