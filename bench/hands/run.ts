/**
 * Tries the table of hands (`packages/ui/src/grid/tests/hands`) on other grids, each in a real browser with real keys
 * and a real mouse, and writes what was seen to `bench/results/hands.json`. See README.md, "Hands".
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { hands } from '../../packages/ui/src/grid/tests/hands/hands'
import { tryHand } from './driver/tryHand'
import type { Run } from './driver/tryHand'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const RESULTS = here('../results/hands.json')

/** The peers, and the package each stands in. */
const PEERS = {
  agGrid: 'ag-grid-enterprise',
  handsontable: 'handsontable',
  mui: '@mui/x-data-grid-premium',
  vxe: 'vxe-table',
} as const

type PeerName = keyof typeof PEERS

interface Results {
  versions: Record<string, string>
  runs: Record<string, Partial<Record<PeerName, Run>>>
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the built page: the clipboard needs an origin. */
async function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(here('dist'), path === '/' ? 'index.html' : path)
    readFile(file).then(
      (body) =>
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

const [only, ids] = process.argv.slice(2)
const chosen = ids ? hands.filter(({ id }) => ids.split(',').includes(id)) : hands
const results = (() => {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Results
  } catch {
    return { versions: {}, runs: {} } as Results
  }
})()

const { server, origin } = await serve()
for (const [peer, name] of Object.entries(PEERS) as [PeerName, string][]) {
  if (only && only !== 'all' && only !== peer) continue
  const { version } = JSON.parse(readFileSync(here(`node_modules/${name}/package.json`), 'utf8')) as {
    version: string
  }
  results.versions[peer] = `${name} ${version}`
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ viewport: { width: 1000, height: 620 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const page = await context.newPage()
  await page.goto(`${origin}/?peer=${peer}`)
  await page.waitForFunction(() => document.title === 'ready')
  const session = await context.newCDPSession(page)
  let same = 0
  for (const hand of chosen) {
    const run = await tryHand({ page, session }, peer, hand)
    ;(results.runs[hand.id] ??= {})[peer] = run
    if ('same' in run) same++
    if (ids) console.log(peer, hand.id, JSON.stringify(run))
  }
  console.log(`${results.versions[peer]}: ${same} of ${chosen.length} as ours`)
  await browser.close()
  // In the order of the table, whatever was run when.
  const runs = Object.fromEntries(
    hands.flatMap(({ id }) => (results.runs[id] ? [[id, results.runs[id]]] : [])),
  )
  writeFileSync(RESULTS, `${JSON.stringify({ versions: results.versions, runs }, null, 1)}\n`)
}
server.close()
