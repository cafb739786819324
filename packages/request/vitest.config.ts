import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

export default defineConfig({
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  test: {
    ...patience,
    name: 'request',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
