import { operations, PART_BYTES } from '@lading/core/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { extensionOf, FILE_KINDS } from '../../files/fileKinds'
import { requireRoom } from '../../files/fileRecords'
import { requireBiz } from '../../files/fileStore'
import type { PartUpload } from '../../files/partStore'
import { bytesOfPart, partCount } from '../../files/partStore'
import { answer } from '../../http/answer'
import { badRequest, Failure, notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { requireName, storeReceived } from './upload'
import { said } from '../../http/language'

/** Large files that one user may have on their way. */
const AT_ONCE = 20

/** The one file of a multipart request, as it comes. @throws Failure without one */
async function partOf(request: FastifyRequest) {
  // One byte more than a part may have: what is too long is seen to be.
  const limits = { fileSize: PART_BYTES + 1 }
  const part = request.isMultipart() ? await request.file({ limits }) : undefined
  if (!part) throw badRequest(said('上传失败！没有分片', 'There is no part'))
  return part.file
}

/**
 * Large files in parts: a broken line or a reload costs the part that was on its way, no more. Every call sees the
 * uploads of its user only; name, folder, size and room are checked before the first part, the content after the last.
 */
export function mountPartUploads(app: FastifyInstance, context: Context): void {
  const { db, env, parts } = context

  const required = async ({ userId }: Session, id: string) => {
    const upload = await parts.find(userId, id)
    if (!upload) throw notFound()
    return upload
  }
  const stateOf = async ({ userId }: Session, upload: PartUpload) => ({
    uploadId: upload.id,
    partSize: upload.partSize,
    parts: partCount(upload),
    received: await parts.received(userId, upload.id),
  })

  route(app, operations.filePartsBegin, async ({ body, session }) => {
    const { name, size } = body
    requireName(name)
    const biz = requireBiz(body.biz)
    if (!FILE_KINDS.has(extensionOf(name)))
      throw new Failure(said('上传失败！不支持的文件类型', 'This kind of file is not accepted'))
    if (size > env.largeUpload)
      throw new Failure(`上传文件大小不能超过${env.largeUpload / 1_048_576}MB`, 413, 413)
    const open = await parts.list(session.userId)
    // What was left lying longest makes room: a user is not locked out by files that are not gone on with.
    for (const old of open.splice(0, Math.max(0, open.length - AT_ONCE + 1)))
      await parts.drop(session.userId, old.id)
    const promised = open.reduce((sum, each) => sum + each.size, 0)
    await requireRoom(db, session.userId, promised + size, env.uploadQuota)
    return stateOf(session, await parts.begin(session.userId, { name, size, partSize: PART_BYTES, biz }))
  })

  route(app, operations.filePartsState, async ({ query, session }) =>
    stateOf(session, await required(session, query.uploadId)),
  )

  route(app, operations.filePartsSend, async ({ query, session, request }) => {
    const upload = await required(session, query.uploadId)
    const { index } = query
    if (index >= partCount(upload)) throw badRequest(said('分片序号超出范围', 'There is no such part'))
    const expected = bytesOfPart(upload, index)
    const bytes = await parts.write(session.userId, upload.id, index, await partOf(request), expected)
    if (bytes !== expected)
      throw badRequest(
        said(
          `分片应为${expected}字节，收到${bytes}字节`,
          `The part should have ${expected} bytes and has ${bytes}`,
        ),
      )
    return null
  })

  route(app, operations.filePartsFinish, async ({ body, session }) => {
    const { userId } = session
    const stored = await parts.finished(userId, body.uploadId)
    if (stored !== undefined) return answer(null, stored)
    const upload = await required(session, body.uploadId)
    const received = await parts.received(userId, upload.id)
    if (received.length < partCount(upload))
      throw new Failure(said('上传失败！还有分片未收到', 'Parts are missing'), 409, 409)
    const file = await parts.join(userId, upload)
    if (file === undefined) throw new Failure(said('上传失败！正在合并', 'It is being joined'), 409, 409)
    try {
      const path = await storeReceived(context, session, { file, name: upload.name, biz: upload.biz })
      await parts.finish(userId, upload.id, path)
      return answer(null, path)
    } catch (error) {
      // What was refused once will be refused again; what failed (a full disk, a bucket that is away) may not.
      if (error instanceof Failure && error.status < 500) await parts.drop(userId, upload.id)
      else await parts.restore(userId, upload.id)
      throw error
    }
  })

  route(app, operations.filePartsGiveUp, async ({ query, session }) => {
    await parts.drop(session.userId, query.uploadId)
    return null
  })
}
