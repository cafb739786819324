import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
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

const ASK_MS = 30_000

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
    retries: 2,
  })
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${bucket}`
  const ask = async (method: string, path: string, body?: Buffer): Promise<Response> => {
    const response = await client.fetch(`${base}/${path}`, {
      method,
      signal: AbortSignal.timeout(ASK_MS),
      redirect: 'error',
      ...(body
        ? { body: new Uint8Array(body), headers: { 'content-type': 'application/octet-stream' } }
        : {}),
    })
    if (!response.ok && response.status !== 404)
      throw new Error(`the file storage answered ${method} with ${response.status}`)
    return response
  }
  const write = async (content: Buffer, biz: string, extension: string) => {
    const path = newPath(biz, extension)
    const { status } = await ask('PUT', path, content)
    // A missing bucket is no missing file.
    if (status === 404) throw new Error(`the file storage has no bucket "${bucket}"`)
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
