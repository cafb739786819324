import { operations } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { readable, requireOwned, requireReadable } from '../../files/fileRecords'
import { referenceContext } from '../../files/fileReferences'
import { issueTicket } from '../../files/tickets'
import { answer } from '../../http/answer'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import type { Call } from '../../http/route'
import { route } from '../../http/route'
import { createSlots } from '../../http/slots'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { mergedPdf } from './mergePdf'
import { mountPartUploads } from './partRoutes'
import { mountOssFiles } from './ossRoutes'
import type { StoredContent } from './packFiles'
import { archiveOf, sendPacked, storedContents } from './packFiles'
import { sendFile } from './readFile'
import { storeUpload } from './upload'

/** Archives and merged documents are made in memory, of up to 100 MB each. */
const PACKING = { atOnce: 2, waiting: 8, waitMs: 15_000 }

/** Uploads, reads, deletes and downloads of stored files (contract §17). No call fetches an address of a client. */
export function mountFiles(app: FastifyInstance, context: Context): void {
  const { db, env, files } = context
  const upload = async ({ session, request }: Pick<Call, 'session' | 'request'>) =>
    answer(null, await storeUpload(context, session, request))
  route(app, operations.fileUpload, upload)
  route(app, operations.fileUploadLocal, upload)
  route(app, operations.fileUploadMinio, upload)

  route(app, operations.fileTicket, async ({ body, session }) => {
    await requireReadable(await referenceContext(context), session, body.path)
    const { ticket, expires } = issueTicket(env.tokenSecret, body.path)
    return {
      url: `${env.apiBase}/sys/common/static/${body.path}?ticket=${ticket}&expires=${expires}`,
      expires,
    }
  })
  route(app, operations.fileNames, async ({ body, session }) => {
    const paths = Array.isArray(body) ? body : body.paths
    const found = await readable(await referenceContext(context), session, paths)
    return found.map(({ path, originalName, size }) => ({ path, name: originalName, size }))
  })
  // The session or a ticket decides, so the route itself is open.
  app.get(
    '/sys/common/static/*',
    {
      config: { access: 'public' },
      schema: { operationId: 'fileStatic', summary: 'A stored file, for a session or a ticket' } as object,
    },
    (request, reply) => sendFile(context, request, reply),
  )

  const remove = async (path: string, session: Session) => {
    await requireOwned(await referenceContext(context), session, path)
    const gone = await db.row(
      sql`DELETE FROM sys_file f WHERE f.path = ${path}
          AND NOT EXISTS (SELECT 1 FROM sys_file_reference r WHERE r.path = f.path) RETURNING f.path`,
    )
    if (!gone)
      throw new Failure(
        said('文件仍在使用，请先从单据中移除', 'The file is in use: take it out of its records first'),
        CODE.conflict,
        409,
      )
    await files.remove(path)
    await context.thumbnails.forget(path)
    return answer(null, '删除成功!')
  }
  route(app, operations.fileDelete, ({ query, session }) => remove(query.filePath, session))
  route(app, operations.fileDeleteMinio, ({ query, session }) => remove(query.filePath, session))
  type Packed = Pick<Call<never, never, string[] | { paths: string[] }>, 'body' | 'session' | 'reply'>
  const contents = ({ body, session }: Packed) =>
    storedContents(context, session, Array.isArray(body) ? body : body.paths)
  const packing = createSlots(PACKING)
  const packed = (call: Packed, make: (contents: StoredContent[]) => Promise<Buffer>) =>
    packing.take(async () => make(await contents(call)))
  const download = async (call: Packed) =>
    sendPacked(call.reply, 'files.zip', 'application/zip', await packed(call, archiveOf))
  route(app, operations.fileBatchDownload, download)
  route(app, operations.fileBatchDownloadOss, download)
  route(app, operations.filePdfMerge, async (call) =>
    sendPacked(call.reply, 'files.pdf', 'application/pdf', await packed(call, mergedPdf)),
  )
  mountPartUploads(app, context)
  mountOssFiles(app, context, { upload, remove })
}
