import { defineConfig } from 'vitest/config'

/** All test projects of the house; each package owns its own. */
export default defineConfig({
  test: {
    projects: [
      'packages/{core,request,server,cli,portal}/vitest.config.ts',
      'packages/ui/vitest.{node,browser}.config.ts',
      'templates/vitest.config.ts',
    ],
  },
})
