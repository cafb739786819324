import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  // Whole runs on the disk: a busy machine takes its time.
  test: { name: 'cli', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
