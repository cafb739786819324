import { cpSync } from 'node:fs'
import { defineConfig } from 'tsup'

/** The portal's server: your modules in one bundle, packages beside it. */
export default defineConfig({
  entry: { main: 'server/main.ts' },
  outDir: 'dist/server',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Languages beside Chinese and English: the server reads their texts when it starts.
  onSuccess: async () =>
    cpSync('src/locales', 'dist/server/locales', {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || path.endsWith('texts.json'),
    }),
})
