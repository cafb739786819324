import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    conditions: ['@lading/source', 'module', 'import', 'default'],
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  test: { name: 'portal', environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
})
