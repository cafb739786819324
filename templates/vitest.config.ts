import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  test: { name: 'templates', environment: 'node', include: ['**/*.test.ts'] },
})
