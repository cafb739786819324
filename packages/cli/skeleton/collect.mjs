// What `lading create` starts a portal from: the application around the business pages, taken out of packages/portal,
// and the files beside this one. Written as one JSON file beside the built tool.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const packages = join(here, '..', '..')
const portal = join(packages, 'portal')

/** The whole set-up of the build: `vite.config.ts` and every file of it beside. */
const BUILD = readdirSync(portal).filter((name) => /^vite\.\w+\.ts$/.test(name))
const TAKEN = ['index.html', ...BUILD, 'public', 'server/main.ts', 'src']
const TOOLS = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'eslint',
  'eslint-plugin-react-hooks',
  'tsup',
  'typescript',
  'typescript-eslint',
  'vite',
  'vitest',
]
/** Ours come together, in one release. */
const OURS = ['core', 'request', 'ui', 'server', 'cli']

/** Files by path, and the versions that they were built with. */
export function collectSkeleton() {
  const files = Object.fromEntries(
    TAKEN.flatMap((path) => filesOf(path))
      .filter((path) => !path.startsWith('src/business/') && !/\.(test|stories)\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(join(portal, path), 'utf8')]),
  )
  const own = Object.fromEntries(
    readdirSync(join(here, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      // npm leaves files of such names out of packages.
      .map((path) => [
        path
          .slice(join(here, 'files').length + 1)
          .replaceAll('\\', '/')
          .replace(/^_/, '.')
          // Under its own name it would be the lint of this repository, too.
          .replace(/\.template$/, ''),
        readFileSync(path, 'utf8'),
      ]),
  )
  const all = { ...files, ...own }
  const { version } = manifest('cli')
  const ours = (names) =>
    Object.fromEntries(names.map((name) => [`@lading/${name}`, versionOf(manifest(name).version)]))
  return {
    version,
    files: all,
    dependencies: {
      ...ours(OURS.filter((name) => name !== 'cli')),
      ...catalogued(importedBy(Object.values(all))),
    },
    devDependencies: { ...ours(['cli']), ...catalogued(TOOLS) },
  }
}

function filesOf(path) {
  const absolute = join(portal, path)
  if (path.includes('.')) return [path]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(portal.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Packages from npm that sources import, without ours. */
function importedBy(texts) {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[\w.-]+)[^']*'/g)].map(([, name]) => name),
  )
  return [...new Set([...names, 'react-dom', 'react-hook-form', 'yup'])]
    .filter((name) => !/^(\.|@lading\/|node:|@$)/.test(name) && !TOOLS.includes(name))
    .sort()
}

function catalogued(names) {
  const catalog = readFileSync(join(packages, '..', 'pnpm-workspace.yaml'), 'utf8')
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = new RegExp(`^  '?${name}'?: (.+)$`, 'm').exec(catalog)
      return found ? [[name, found[1]]] : []
    }),
  )
}

const manifest = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
const versionOf = (version) => `^${version}`

/** Sources of the templates that `lading eject` gives away, by their paths. @param file where they are to stand */
export function writeTemplates(file) {
  const templates = join(packages, '..', 'templates')
  const names = ['list', 'form', 'modal', 'server', 'story', 'test'].map((name) => `${name}/${name}.ts`)
  const sources = names.map((name) => [name, readFileSync(join(templates, name), 'utf8')])
  writeFileSync(file, JSON.stringify(Object.fromEntries(sources)))
}

/** @param file where it is to stand */
export function writeSkeleton(file) {
  writeFileSync(file, JSON.stringify(collectSkeleton()))
}
