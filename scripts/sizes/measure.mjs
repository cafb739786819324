import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../lib/run.mjs'

/** An application has these anyway. */
const EXTERNAL = [/^(react|react-dom|antd)($|\/)/, /^@ant-design\//, /^@rc-component\//]

/** Script entries of a published package: `[{ name: '@lading/ui/grid', source }]`. */
export function entriesOf(folder) {
  const home = join(root, 'packages', folder)
  const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([subpath, target]) =>
    target['@lading/source']
      ? [{ name: name + subpath.slice(1), source: join(home, target['@lading/source']) }]
      : [],
  )
}

/**
 * Bundles an entry as an application would. Sizes in bytes, minified and gzipped; what comes at once counts as one file,
 * since bundlers cut it into files as the application asks them to.
 *
 * @returns what comes at once and what is loaded later, each with its size and its modules
 */
export async function measure(source, { alias = {} } = {}) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: {
      alias,
      dedupe: ['react', 'react-dom', 'antd'],
      conditions: ['@lading/source', 'module', 'browser', 'production'],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      lib: { entry: source, formats: ['es'], fileName: 'entry' },
      // As for a library nothing but names would be shortened.
      rolldownOptions: { external: EXTERNAL, output: { minify: true } },
    },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set()
  const follow = (chunk) => {
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) follow(byName.get(name))
  }
  follow(chunks.find(({ isEntry }) => isEntry))
  return { atOnce: summed([...first]), later: summed(chunks.filter((chunk) => !first.has(chunk))) }
}

function summed(chunks) {
  return {
    bytes: chunks.length === 0 ? 0 : gzipSync(chunks.map(({ code }) => code).join('\n')).length,
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id.replaceAll('\\', '/')] : [],
      ),
    ),
  }
}

/** The scripts that a built page names, which the browser asks for before anything shows: bytes, gzipped, and how many. */
export function firstLoadOf(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  if (scripts.length === 0) throw new Error(`${folder}/index.html names no script.`)
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0)
  return { bytes, scripts: scripts.length }
}
