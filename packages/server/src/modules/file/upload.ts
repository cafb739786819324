import type { FastifyRequest } from 'fastify'
import { stat } from 'node:fs/promises'
import { checkContent } from '../../files/checkContent'
import { holdRoom, noteFile, requireRoom } from '../../files/fileRecords'
import { requireBiz } from '../../files/fileStore'
import { Failure } from '../../http/failures'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { said } from '../../http/language'

const TOO_LARGE = '上传文件大小不能超过15MB'
const CONTROL = /[\u0000-\u001f\u007f]/

interface Received {
  file: string
  name: string
}

/** Reads the parts of the request; gives the one file and its fields. What was received of a refused one is gone. */
async function receive({ files }: Context, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Failure('上传失败！')
  const fields = new Map<string, string>()
  let received: Received | undefined
  try {
    for await (const part of request.parts({ limits: { files: 1 } })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
        continue
      }
      const file = await files.receive(part.file)
      received = { file, name: part.filename ?? '' }
      if (part.file.truncated) throw new Failure(TOO_LARGE, 413, 413)
    }
    if (!received) throw new Failure('上传失败！')
    return { ...received, fields }
  } catch (error) {
    if (received) await files.discard(received.file)
    throw error
  }
}

/** A name of a client that no file system and no header can be confused by. @throws Failure */
export function requireName(name: string): void {
  if (CONTROL.test(name)) throw new Failure(said('上传失败！文件名不合法', 'The name is not valid'))
}

/**
 * Stores a received file: checked content, generated name, quota (security.md §3, threat 16). The received one is
 * gone afterwards, whatever happens.
 * @returns its path on the wire
 */
export async function storeReceived(
  { db, files, env }: Context,
  session: Session,
  { file, name, biz: asked }: Received & { biz: string | undefined },
): Promise<string> {
  try {
    const biz = requireBiz(asked)
    requireName(name)
    const { extension, kind } = await checkContent(file, name)
    const { size } = await stat(file)
    await requireRoom(db, session.userId, size, env.uploadQuota)
    const path = await files.keep(file, biz, extension)
    try {
      // Files that come together were all promised the same room.
      await db.transaction(async (tx) => {
        await holdRoom(tx, session.userId)
        await requireRoom(tx, session.userId, size, env.uploadQuota)
        await noteFile(tx, session, { path, originalName: name, mime: kind.mime, size, biz })
      })
    } catch (error) {
      await files.remove(path)
      throw error
    }
    return path
  } finally {
    await files.discard(file)
  }
}

/**
 * Stores the uploaded file of a request.
 * @returns its path on the wire
 */
export async function storeUpload(
  context: Context,
  session: Session,
  request: FastifyRequest,
): Promise<string> {
  const { fields, ...received } = await receive(context, request)
  return storeReceived(context, session, { ...received, biz: fields.get('biz') })
}
