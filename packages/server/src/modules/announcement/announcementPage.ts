import type { AnnouncementModel } from '@lading/core/contract'
import { operations } from '@lading/core/contract'
import type { FastifyInstance } from 'fastify'
import { ANNOUNCEMENTS } from '../../files/fileReferences'
import { issueTicket, isTicket } from '../../files/tickets'
import { noSession, notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { cleanHtml } from '../../text/cleanHtml'
import { sql } from 'drizzle-orm'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)

/** What a ticket for the page of an announcement is signed for. */
const placeOf = (id: string) => `announcement/${id}`

const STORED_IMAGE = /(<img\b[^>]*?\bsrc=")[^"]*?\/sys\/common\/static\/([^"?]+)"/g

/**
 * The page. A browser sends no token with an image, so the stored ones of the announcement get links of their own.
 * @param link address of a stored file that opens without a session
 */
async function pageOf(
  { titile, msgContent, sender, sendTime }: AnnouncementModel,
  own: readonly string[],
  link: (path: string) => string,
): Promise<string> {
  const cleaned = await cleanHtml(msgContent ?? '')
  const content = cleaned.replace(STORED_IMAGE, (image, before: string, path: string) =>
    own.includes(path) ? `${before}${escaped(link(path))}"` : image,
  )
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(titile)}</title></head>
<body><h1>${escaped(titile)}</h1><p>${escaped([sender, sendTime].filter(Boolean).join(' · '))}</p>
${content}</body></html>`
}

/**
 * An announcement as a page of its own, e.g. for a phone (contract §14). A browser cannot send a token with it, so a
 * link holds for a minute and for one announcement; the page itself is shut off from the portal's origin.
 * @param readable the announcement, if the session may read it
 */
export function mountAnnouncementPage(
  app: FastifyInstance,
  { db, env }: Context,
  readable: (id: string, session: Session) => Promise<AnnouncementModel>,
): void {
  const filesOf = async (id: string) => {
    const rows = await db.rows<{ path: string }>(
      sql`SELECT path FROM sys_file_reference WHERE data_table = ${ANNOUNCEMENTS} AND data_id = ${id}`,
    )
    return rows.map(({ path }) => path)
  }
  const link = (path: string) => {
    const { ticket, expires } = issueTicket(env.tokenSecret, path)
    return `${env.apiBase}/sys/common/static/${path}?ticket=${ticket}&expires=${expires}`
  }
  route(app, operations.announcementLink, async ({ query, session }) => {
    await readable(query.id, session)
    const { ticket, expires } = issueTicket(env.tokenSecret, placeOf(query.id))
    const id = encodeURIComponent(query.id)
    return { url: `${env.apiBase}/sys/annountCement/show/${id}?ticket=${ticket}&expires=${expires}`, expires }
  })
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/sys/annountCement/show/:id',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'announcementShow',
        summary: 'An announcement as a page, for a link of showLink or a session',
      } as object,
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isTicket(env.tokenSecret, placeOf(id), request.query) && !request.session) throw noSession()
      const row = request.session
        ? await readable(id, request.session)
        : await db.row<AnnouncementModel>(
            sql`SELECT titile, msg_content, sender, send_time FROM sys_announcement WHERE id = ${id} AND del_flag = '0'`,
          )
      if (!row) throw notFound()
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
        )
        .header('referrer-policy', 'no-referrer')
        .send(await pageOf(row, await filesOf(id), link))
    },
  )
}
