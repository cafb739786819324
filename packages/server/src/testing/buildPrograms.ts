import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds what tests start in processes of their own: the test server, the database process, the thread that reads
 * workbooks, the maker of the template. Loading the sources takes each of them five seconds, a bundle one.
 * @returns their folder, inside of the package, so that they find its dependencies; the caller removes it
 */
export async function buildPrograms(): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  mkdirSync(join(root, '.tsbuild'), { recursive: true })
  const outDir = mkdtempSync(join(root, '.tsbuild', 'programs-'))
  await build({
    config: false,
    silent: true,
    clean: false,
    dts: false,
    outDir,
    entry: {
      runTestServer: join(root, 'src/testing/runTestServer.ts'),
      makeTemplate: join(root, 'src/testing/makeTemplate.ts'),
      databaseHost: join(root, 'src/db/databaseHost.ts'),
      workbookWorker: join(root, 'src/spreadsheet/workbookWorker.ts'),
    },
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    splitting: true,
    // What this package names is found from where the bundle stands; what others need is bundled, and may ask for `require`.
    external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@lading/')),
    noExternal: [/^@lading\//],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
    esbuildOptions: (options) => {
      options.conditions = ['@lading/source', 'module', 'import', 'default']
    },
  })
  return outDir
}
