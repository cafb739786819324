import type { DownloadedFile } from '@lading/core/ports'
import type { DownloadOptions } from './files/download'
import type { UploadOptions } from './files/upload'
import type { CallOptions } from './wire'

/** What one call carries. */
export interface SendOptions extends CallOptions {
  query?: Record<string, unknown> | undefined
  /** JSON, or a `FormData`. */
  body?: unknown
}

/** Calls by address, for what the contract does not name. All reject with a `RequestError`. */
export interface Sender {
  /** Sends a call and gives the body of the answer: the envelope, or what a bare call answers. */
  send<Body = unknown>(method: string, url: string, options?: SendOptions): Promise<Body>
  /** Gives a file, with the name the server gave it. */
  download(url: string, options?: DownloadOptions): Promise<DownloadedFile>
  /** Posts files as one multipart form and gives the body of the answer. */
  upload<Body = unknown>(url: string, files: readonly Blob[], options?: UploadOptions): Promise<Body>
}
