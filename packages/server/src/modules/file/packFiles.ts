import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { zip } from 'fflate'
import type { AsyncZippable } from 'fflate'
import { requireReadable } from '../../files/fileRecords'
import { referenceContext } from '../../files/fileReferences'
import { badRequest, Failure, notFound } from '../../http/failures'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { disposition } from './readFile'
import { said } from '../../http/language'

const MAX_BYTES = 100 * 1_048_576

/** A stored file in memory, under the name it was uploaded with. */
export interface StoredContent {
  name: string
  bytes: Buffer
}

/**
 * The contents of stored files; every path is checked by itself before the first one is read.
 * @throws Failure when one is not there for the session, or all together are too large
 */
export async function storedContents(
  context: Context,
  session: Session,
  paths: readonly string[],
): Promise<StoredContent[]> {
  if (paths.length === 0) throw badRequest(said('paths: 缺少', 'paths: name the files'))
  const judging = await referenceContext(context)
  const records = []
  for (const path of new Set(paths)) records.push(await requireReadable(judging, session, path))
  if (records.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES)
    throw new Failure(said('文件总大小不能超过100MB', 'More than 100 MB do not fit into one archive'))
  const contents: StoredContent[] = []
  for (const { path, originalName } of records) {
    const source = await context.files.open(path)
    if (!source) throw notFound()
    contents.push({ name: originalName || 'file', bytes: await buffer(source) })
  }
  return contents
}

/** A name that no other entry of the archive has. */
function uniqueName(taken: ReadonlySet<string>, name: string): string {
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let at = 2; ; at++) if (!taken.has(`${stem} (${at})${end}`)) return `${stem} (${at})${end}`
}

/** The files as one archive. */
export async function archiveOf(contents: readonly StoredContent[]): Promise<Buffer> {
  const entries: AsyncZippable = {}
  for (const { name, bytes } of contents)
    entries[uniqueName(new Set(Object.keys(entries)), name)] = [bytes, { level: 0 }]
  const archive = await new Promise<Uint8Array>((resolve, reject) =>
    zip(entries, (error, data) => (error ? reject(error) : resolve(data))),
  )
  return Buffer.from(archive)
}

/** Sends what was made of files as a download. */
export function sendPacked(reply: FastifyReply, name: string, mime: string, bytes: Buffer): FastifyReply {
  return reply.type(mime).header('content-disposition', disposition('attachment', name)).send(bytes)
}
