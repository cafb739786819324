import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

export default defineConfig({
  // As in the server: Node gets these too, where `import` would load the ESM half of packages that are required.
  resolve: { conditions: ['@lading/source'] },
  ssr: { resolve: { conditions: ['@lading/source'] } },
  test: { ...patience, name: 'cli', environment: 'node', include: ['src/**/*.test.ts'] },
})
