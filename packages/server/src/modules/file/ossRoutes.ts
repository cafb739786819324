import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { answer } from '../../http/answer'
import type { Answer } from '../../http/answer'
import { notFound } from '../../http/failures'
import type { Call } from '../../http/route'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'

/** Who may see the files of others in the list. */
const ALL = 'system:file:list'

/** Stored files: those of the tenant that are not private, for most people only the own ones. */
function fileList(session: Session): ListSpec {
  const own = sql`f.owner_id = ${session.userId}`
  const seen = mayDo(session, ALL)
    ? sql`(${own} OR (f.tenant_id = ${session.tenantId} AND NOT f.private))`
    : own
  return {
    from: sql`sys_file f LEFT JOIN sys_user u ON u.id = f.owner_id`,
    select: sql`f.path AS id, f.original_name AS file_name, f.path AS url, f.size::float8 AS size, f.mime, f.biz,
      u.username AS create_by, f.create_time`,
    where: seen,
    fields: new Map([
      ['id', { column: sql`f.path`, kind: 'text' }],
      ['fileName', { column: sql`f.original_name`, kind: 'text' }],
      ['biz', { column: sql`f.biz`, kind: 'text' }],
      ['mime', { column: sql`f.mime`, kind: 'text' }],
      ['size', { column: sql`f.size`, kind: 'number' }],
      ['createBy', { column: sql`u.username`, kind: 'text' }],
      ['createTime', { column: sql`f.create_time`, kind: 'instant' }],
    ]),
    id: sql`f.path`,
  }
}

/** What the file routes do already. */
interface Shared {
  upload: (call: Pick<Call, 'session' | 'request'>) => Promise<Answer>
  remove: (path: string, session: Session) => Promise<Answer>
}

/** Stored files as the page of the object store lists them (contract §17). */
export function mountOssFiles(app: FastifyInstance, context: Context, { upload, remove }: Shared): void {
  route(app, operations.fileList, ({ query, session }) => listPage(context, fileList(session), query))
  route(app, operations.fileQueryById, async ({ query, session }) => {
    // A path may hold signs of the query language; it is compared as it stands.
    const spec = fileList(session)
    const [row] = await context.db.rows(
      sql`SELECT ${spec.select} FROM ${spec.from} WHERE ${spec.where} AND f.path = ${query.id}`,
    )
    if (!row) throw notFound()
    return row
  })
  route(app, operations.fileOssUpload, async (call) => {
    await upload(call)
    return answer(null, '上传成功！')
  })
  route(app, operations.fileOssDelete, ({ query, session }) => remove(query.id, session))
}
