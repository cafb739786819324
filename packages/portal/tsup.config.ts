import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Packages from npm stay outside: the embedded database brings WebAssembly, the password hash native code. A
 * package that the server uses but this package does not name would be bundled silently, so the build refuses it.
 */
const refuseBundledPackages: Plugin = {
  name: 'lading:no-bundled-packages',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const inputs = Object.keys(metafile?.inputs ?? {}).filter((path) => path.includes('node_modules/'))
      const names = new Set(inputs.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]))
      if (names.size > 0) {
        const text = `Add to the dependencies of packages/portal/package.json: ${[...names].join(', ')}.`
        return { errors: [{ text }] }
      }
      return undefined
    })
  },
}

/**
 * The portal's server: the workspace's own code in one bundle. The embedded database runs in a process of its
 * own and workbooks are read in a thread, so these are entries too and must stand beside the bundle.
 */
export default defineConfig({
  entry: {
    main: 'server/main.ts',
    databaseHost: '../server/src/db/databaseHost.ts',
    workbookWorker: '../server/src/spreadsheet/workbookWorker.ts',
  },
  outDir: 'dist/server',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  sourcemap: true,
  // Languages beside Chinese and English: the server reads their texts when it starts.
  onSuccess: async () =>
    cpSync('src/locales', 'dist/server/locales', {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || path.endsWith('texts.json'),
    }),
  noExternal: [/^@lading\//],
  esbuildPlugins: [refuseBundledPackages],
  esbuildOptions: (options) => {
    options.metafile = true
    options.conditions = ['@lading/source', 'module', 'import', 'default']
  },
})
