import type { CallOptions, Next } from '../wire'

/** What an upload carries besides the files. */
export interface UploadOptions extends CallOptions {
  query?: Record<string, unknown> | undefined
  /** Name of the part of each file. @default 'file' */
  part?: string
  /** Further parts, e.g. `{ biz: 'temp', isup: '1' }` (spec 2 §7). */
  fields?: Record<string, string | number | undefined> | undefined
}

/** The multipart form of an upload; further parts come first, so that a server that streams knows them in time. */
export function uploadForm(
  files: readonly Blob[],
  options: Pick<UploadOptions, 'part' | 'fields'>,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(options.fields ?? {}))
    if (value !== undefined) form.append(name, String(value))
  for (const file of files) form.append(options.part ?? 'file', file)
  return form
}

/** Posts files through the chain and gives the body of the answer. */
export async function upload<Body>(
  send: Next,
  url: string,
  files: readonly Blob[],
  options: UploadOptions,
  timeout: number,
): Promise<Body> {
  const { query = {}, headers = {}, part, fields, ...rest } = options
  const reply = await send({
    ...rest,
    method: 'POST',
    url,
    query,
    headers,
    body: uploadForm(files, { part, fields }),
    timeout: options.timeout ?? timeout,
    answer: 'json',
  })
  return reply.data as Body
}
