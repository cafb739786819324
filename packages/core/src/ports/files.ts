/** A stored file, as an upload answers it. */
export interface StoredFile {
  name: string
  /** What the record keeps. */
  path: string
  /** In bytes. */
  size: number
}

/** A file that arrived. */
export interface DownloadedFile {
  blob: Blob
  /** Never empty, never with a path in it. */
  name: string
}
