import { readFile } from 'node:fs/promises'
import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import { zip } from 'fflate'
import type { AsyncZippable } from 'fflate'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireOwned, requireReadable } from '../../files/fileRecords'
import { issueTicket } from '../../files/tickets'
import { answer } from '../../http/answer'
import { badRequest, Failure, notFound } from '../../http/failures'
import type { Call } from '../../http/route'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { disposition, sendFile } from './readFile'
import { storeUpload } from './upload'

const MOST_BYTES = 100 * 1_048_576

/** A name that no other entry of the archive has. */
function uniqueName(taken: ReadonlySet<string>, name: string): string {
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let at = 2; ; at++) if (!taken.has(`${stem} (${at})${end}`)) return `${stem} (${at})${end}`
}

/** The files as one archive; every path is checked by itself before the first one is read. */
async function sendArchive({ db, files }: Context, session: Session, paths: string[], reply: FastifyReply) {
  if (paths.length === 0) throw badRequest('paths: 缺少 (name the files)')
  const records = []
  for (const path of new Set(paths)) records.push(await requireReadable(db, session, path))
  if (records.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw new Failure('文件总大小不能超过100MB (too large for one archive)')
  const entries: AsyncZippable = {}
  for (const { path, originalName } of records) {
    const place = await files.locate(path)
    if (!place) throw notFound()
    entries[uniqueName(new Set(Object.keys(entries)), originalName || 'file')] = [
      await readFile(place),
      { level: 0 },
    ]
  }
  const archive = await new Promise<Uint8Array>((resolve, reject) =>
    zip(entries, (error, data) => (error ? reject(error) : resolve(data))),
  )
  return reply
    .type('application/zip')
    .header('content-disposition', disposition('attachment', 'files.zip'))
    .send(Buffer.from(archive))
}

/** Uploads, reads, deletes and downloads of stored files (contract §17). No call fetches an address of a client. */
export function mountFiles(app: FastifyInstance, context: Context): void {
  const { db, env, files } = context
  const upload = async ({ session, request }: Pick<Call, 'session' | 'request'>) =>
    answer(null, await storeUpload(context, session, request))
  route(app, operations.fileUpload, upload)
  route(app, operations.fileUploadLocal, upload)
  route(app, operations.fileUploadMinio, upload)

  route(app, operations.fileTicket, async ({ body, session }) => {
    await requireReadable(db, session, body.path)
    const { ticket, expires } = issueTicket(env.tokenSecret, body.path)
    return {
      url: `${env.apiBase}/sys/common/static/${body.path}?ticket=${ticket}&expires=${expires}`,
      expires,
    }
  })
  // The session or a ticket decides, so the route itself is open.
  app.get(
    '/sys/common/static/*',
    {
      config: { access: 'public' },
      schema: { summary: 'A stored file, for a session or a ticket' } as object,
    },
    (request, reply) => sendFile(context, request, reply),
  )

  const remove = async (path: string, session: Session) => {
    await requireOwned(db, session, path)
    await db.run(sql`DELETE FROM sys_file WHERE path = ${path}`)
    await files.remove(path)
    return answer(null, '删除成功!')
  }
  route(app, operations.fileDelete, ({ query, session }) => remove(query.filePath, session))
  route(app, operations.fileDeleteMinio, ({ query, session }) => remove(query.filePath, session))
  const download = ({
    body,
    session,
    reply,
  }: Pick<Call<never, never, string[] | { paths: string[] }>, 'body' | 'session' | 'reply'>) =>
    sendArchive(context, session, Array.isArray(body) ? body : body.paths, reply)
  route(app, operations.fileBatchDownload, download)
  route(app, operations.fileBatchDownloadOss, download)
}
