import { existsSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PortalConfig } from '../modules/session/portalConfig'
import { EXIT, StartupError } from '../startupError'

const YEAR_S = 31_536_000
const HOUR_S = 3_600
/** A path that asks for a file: its last part has an extension. */
const FILE = /\.[A-Za-z0-9]{1,8}$/

/** Answers what no file and no call answers; `false` when it is not the portal's. */
export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => boolean

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The page with its configuration in `<meta name="lading-config">`: an inline script would need a looser policy. */
export function withConfig(page: string, config: PortalConfig): string {
  const meta = `<meta name="lading-config" content="${attribute(JSON.stringify(config))}">`
  const empty = /<meta\s[^>]*name="lading-config"[^>]*>/
  // A replacer function: the text of a secret may hold `$&`.
  return empty.test(page) ? page.replace(empty, () => meta) : page.replace('</head>', () => `${meta}</head>`)
}

/**
 * Serves the built portal: hashed assets for a year, its icon for an hour, the page itself never cached, a missing asset
 * is a 404 and not the page (security.md, threat 23), every other path below the base is the page.
 *
 * @param root folder with `index.html`
 * @param base path of the portal, e.g. `/pc/`
 * @param config what the page is told
 */
export async function servePortal(
  app: FastifyInstance,
  root: string,
  base: string,
  config: PortalConfig,
): Promise<PageAnswer> {
  const folder = resolve(root)
  const index = join(folder, 'index.html')
  if (!existsSync(index))
    throw new StartupError(
      `The portal is not built: "${index}" is missing. Build it first (npm start does), or start without a web folder.`,
      EXIT.configuration,
    )
  const sendPage = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withConfig(readFileSync(index, 'utf8'), config))
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      // A busy server still sends the portal, which then says that it is busy; half of its files would be of no use.
      route.config = { ...route.config, access: 'public', pressureHandler: () => undefined }
    })
    const toBase = (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(base, 302)
    files.get('/', toBase)
    files.get(base.replace(/\/$/, ''), toBase)
    // The static plugin refuses a folder without an index with 403, so the base itself is a route of its own.
    files.get(base, (_request, reply) => sendPage(reply))
    await files.register(staticFiles, {
      root: folder,
      prefix: base,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      // The build puts them beside the files; what has none is compressed as it is sent.
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header('vary', 'accept-encoding')
        void reply.header('cache-control', cachingOf(path, folder))
      },
    })
  })
  return (request, reply) => {
    const path = request.url.split('?')[0]!
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && path.startsWith(base) && !FILE.test(path)
    if (isPage) sendPage(reply)
    return isPage
  }
}

function cachingOf(path: string, folder: string): string {
  if (path.startsWith(join(folder, 'assets') + sep)) return `public, max-age=${YEAR_S}, immutable`
  // Browsers ask for the icon again at each change of route.
  return path.endsWith('.svg') ? `public, max-age=${HOUR_S}` : 'no-cache'
}
