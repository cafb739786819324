import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  test: { name: 'request', environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
})
