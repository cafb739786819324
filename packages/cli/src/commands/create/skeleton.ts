import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EXIT } from '../../console/exitCode'
import { Failure } from '../../console/failure'

/** What a new portal starts from: files by path, and the versions of what they import. */
export interface Skeleton {
  /** Version of the tool that brings it. */
  version: string
  files: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Beside the built tool; from its sources: where a build left it. */
const PLACES = ['./skeleton.json', '../../../dist/skeleton.json']

/**
 * The skeleton that came with the tool.
 *
 * @param place of another one
 * @throws Failure `no-skeleton` when the tool was not built
 */
export function readSkeleton(place?: string): Skeleton {
  const places =
    place === undefined ? PLACES.map((each) => fileURLToPath(new URL(each, import.meta.url))) : [place]
  const found = places.find((each) => existsSync(each))
  if (found) return JSON.parse(readFileSync(found, 'utf8')) as Skeleton
  throw new Failure(
    EXIT.refused,
    'no-skeleton',
    'The files of a new portal are not here: the tool was not built.',
    {
      fix: 'Use the published package (npx @lading/cli create …), or build packages/cli first.',
    },
  )
}

/** `package.json` of a new portal. */
export function manifestOf(name: string, { dependencies, devDependencies }: Skeleton): string {
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      start: 'npm run build --silent && node dist/server/main.js',
      dev: 'vite',
      build: 'vite build --logLevel warn && npm run build:server --silent',
      'build:server': 'tsup --silent',
      lint: 'eslint . --max-warnings 0',
      test: 'tsc && vitest run',
      lading: 'lading',
    },
    dependencies: sorted(dependencies),
    devDependencies: sorted(devDependencies),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const sorted = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)))
