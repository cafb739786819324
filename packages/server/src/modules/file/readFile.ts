import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileRecord } from '../../files/fileRecords'
import { findFile, mayRead } from '../../files/fileRecords'
import { referenceContext } from '../../files/fileReferences'
import { extensionOf, FILE_KINDS } from '../../files/fileKinds'
import { isTicket } from '../../files/tickets'
import { noSession, notFound } from '../../http/failures'
import type { Context } from '../../module'

/** `attachment; filename=…` with the name in both forms of RFC 6266. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

async function readable(context: Context, request: FastifyRequest, path: string): Promise<FileRecord> {
  const { db, env } = context
  const open =
    isTicket(env.tokenSecret, path, request.query as Record<string, unknown>) ||
    env.publicBiz.some((biz) => path.startsWith(`${biz}/`))
  if (!open && !request.session) throw noSession()
  const file = await findFile(db, path)
  if (!file) throw notFound()
  if (!open && !(await mayRead(await referenceContext(context), request.session!, file))) throw notFound()
  return file
}

/** Sends a stored file so that no browser takes it for a page (security.md §3, threat 17). */
export async function sendFile(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const path = (request.params as { '*': string })['*']
  const file = await readable(context, request, path)
  const kind = FILE_KINDS.get(extensionOf(path))
  // A width of the fixed list gives a small picture; any other, and what is no picture, the file itself.
  const { width } = request.query as { width?: string }
  const small = width && kind?.picture ? await context.thumbnails.of(path, Number(width)) : undefined
  const content = small ?? (await context.files.open(path))
  if (!content) throw notFound()
  return reply
    .type(small ? 'image/webp' : (kind?.mime ?? 'application/octet-stream'))
    .header('content-disposition', disposition(kind?.inline ? 'inline' : 'attachment', file.originalName))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=300')
    .send(content)
}
