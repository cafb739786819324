// Circles of imports among the sources of all packages: static, type and lazy edges alike. What only tests and stories
// import is left out. Prints every circle with the imports that close it; exits with 1 when there is one.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

const TESTS = /\.(test|stories|spec|d)\.|\/(testing|tests|golden|node_modules|dist)\//
const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
/** Names for a folder of a package, which its `tsconfig.json` gives. */
const ALIASES = { '@/': 'packages/portal/src/' }

const folders = [
  ...readdirSync('packages').map((name) => `packages/${name}/src`),
  'packages/portal/server',
  'templates',
]
const files = new Set(
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file)),
  ),
)
const graph = new Map([...files].map((file) => [file, importsOf(file)]))
const circles = circlesOf(graph)
for (const circle of circles) {
  console.error(`✖ A circle of ${circle.size} files:`)
  for (const file of circle)
    for (const to of graph.get(file)) if (circle.has(to)) console.error(`    ${file} → ${to}`)
}
const imports = [...graph.values()].reduce((sum, to) => sum + to.length, 0)
console.log(`${files.size} files, ${imports} imports, ${circles.length} circles of imports.`)
process.exit(circles.length > 0 ? 1 : 0)

/** The files a file imports, be it for types only or by `import()`. */
function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  const found = importedFiles.map(({ fileName }) => resolve(file, fileName))
  return [...new Set(found.filter((to) => to !== undefined && to !== file))]
}

function resolve(from, name) {
  const alias = Object.keys(ALIASES).find((each) => name.startsWith(each))
  if (!alias && !name.startsWith('.')) return undefined
  const path = alias ? join(ALIASES[alias], name.slice(alias.length)) : join(dirname(from), name)
  return ENDS.map((end) => path.replace(/\.js$/, '') + end).find((each) => files.has(each))
}

/** The strongly connected parts of more than one file (Tarjan), the largest first. */
function circlesOf(graph) {
  const index = new Map()
  const low = new Map()
  const open = new Set()
  const found = []
  for (const start of graph.keys()) if (!index.has(start)) walk(start)
  return found.sort((a, b) => b.size - a.size)

  function walk(start) {
    const path = [enter(start)]
    while (path.length > 0) {
      const { file, rest } = path.at(-1)
      const { value: to, done } = rest.next()
      if (done) {
        path.pop()
        if (path.length > 0) lower(path.at(-1).file, low.get(file))
        if (low.get(file) === index.get(file)) leave(file)
      } else if (!index.has(to)) path.push(enter(to))
      else if (open.has(to)) lower(file, index.get(to))
    }
  }

  function enter(file) {
    index.set(file, index.size)
    low.set(file, index.get(file))
    open.add(file)
    return { file, rest: graph.get(file).values() }
  }

  function lower(file, to) {
    low.set(file, Math.min(low.get(file), to))
  }

  /** Takes a finished part out of what is open: all files that were entered since its first one. */
  function leave(first) {
    const part = new Set([...open].slice([...open].indexOf(first)))
    for (const file of part) open.delete(file)
    if (part.size > 1) found.push(part)
  }
}
