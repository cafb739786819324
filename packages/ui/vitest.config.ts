import { defineConfig } from 'vitest/config'

/** Both projects of this package: `ui` (logic, in Node) and `ui-browser` (behaviour, in Chromium). */
export default defineConfig({
  test: { projects: ['./vitest.node.config.ts', './vitest.browser.config.ts'] },
})
