import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import underPressure from '@fastify/under-pressure'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servePortal, withConfig } from './portalFiles'

const config = {
  apiBase: '/api',
  signSecret: 'a"<$&b',
  logins: {
    phone: false,
    registration: false,
    cas: { login: 'https://cas/?a=1&b=2', service: 'https://p/' },
  },
}
const root = mkdtempSync(join(tmpdir(), 'lading-web-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(
    join(root, 'index.html'),
    '<html><head><meta name="lading-config" content="" /></head><body>page</body></html>',
  )
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'let a = 1')
  writeFileSync(join(root, 'favicon.svg'), '<svg/>')
  for (const ending of ['br', 'gz']) writeFileSync(join(root, 'assets', `app-1a2b.js.${ending}`), ending)
  app = fastify()
  const page = await servePortal(app, root, '/pc/', config)
  app.setNotFoundHandler((request, reply) => {
    if (!page(request, reply)) reply.status(404).send('none')
  })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})
const get = (url: string) => app.inject({ url })

it.each(['/', '/pc'])('%s leads to the portal', async (url) =>
  expect((await get(url)).headers.location).toBe('/pc/'),
)

it.each(['/pc/', '/pc/sales/quotation/edit/1?x=1'])('%s is the page, never cached', async (url) => {
  const { statusCode, headers, body } = await get(url)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('page')
})

it('is sent by a server that is too busy for anything else', async () => {
  const busy = fastify()
  await busy.register(underPressure, { healthCheck: async () => false, healthCheckInterval: 5 })
  const page = await servePortal(busy, root, '/pc/', config)
  busy.setNotFoundHandler((request, reply) => void page(request, reply))
  busy.get('/api/x', () => 'x')
  const status = async (url: string) => (await busy.inject({ url })).statusCode
  await expect.poll(() => status('/api/x')).toBe(503)
  const urls = ['/', '/pc/', '/pc/sales/quotation/edit/1', '/pc/assets/app-1a2b.js']
  expect(await Promise.all(urls.map(status))).toEqual([302, 200, 200, 200])
  await busy.close()
})

it('keeps hashed assets for a year', async () => {
  const { headers } = await get('/pc/assets/app-1a2b.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

it('keeps the icon for an hour: browsers ask for it at each change of route', async () => {
  expect((await get('/pc/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await get('/pc/index.html')).headers['cache-control']).toBe('no-cache')
})

it.each([
  ['br, gzip', 'br', 'br'],
  // Over plain HTTP browsers ask for nothing better.
  ['gzip, deflate', 'gzip', 'gz'],
  ['', undefined, 'let a = 1'],
])('sends to who takes "%s" what the build compressed: %s', async (accepted, encoding, sent) => {
  const url = '/pc/assets/app-1a2b.js'
  const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
  expect(body).toBe(sent)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toMatch(/javascript/)
  expect(headers.vary).toMatch(/accept-encoding/)
  expect(headers['cache-control']).toContain('immutable')
})

it.each([
  '/pc/assets/gone-1.js',
  '/pc/gone.css',
  '/pc/../secret.txt',
  '/pc/%2e%2e/%2e%2e/etc/passwd',
  '/pc/..%2f..%2fetc%2fpasswd',
])('%s is not the page', async (url) => expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400))

it('writes the configuration into the page, whatever signs it holds', () => {
  const page = withConfig('<head><meta name="lading-config" content=""></head>', config)
  const content = /content="([^"]*)"/.exec(page)![1]!
  const read = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(read)).toEqual(config)
})
