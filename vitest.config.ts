import { defineConfig } from 'vitest/config'

/** All test projects of the house; each package owns its own `vitest.config.ts`. */
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts', 'templates/vitest.config.ts'] },
})
