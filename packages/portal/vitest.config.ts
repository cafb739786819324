import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

/** Without `import`: vitest hands these to Node, whose `require` would take antd's icons for ES modules. */
const conditions = ['@lading/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions, alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  ssr: { resolve: { conditions } },
  test: {
    ...patience,
    name: 'portal',
    environment: 'node',
    // Loaded once, not once for each file: what a test changes of it, it puts back.
    pool: 'threads',
    isolate: false,
    setupFiles: ['vitest.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  },
})
