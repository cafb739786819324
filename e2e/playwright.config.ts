import { defineConfig } from '@playwright/test'
import { resolve } from 'node:path'

/** With these set, the product is two processes (support/server.ts). */
const two = process.env.E2E_DATABASE_URL && process.env.E2E_REDIS_URL
const report =
  process.env.TEST_REPORT ?? resolve(import.meta.dirname, `../.cache/reports/${two ? 'e2e-two' : 'e2e'}.json`)

/** End-to-end: the built portal, the real server, a real database, a real browser. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/server.ts',
  // How pages look, read and are worked by hand does not depend on the number of processes.
  testIgnore: two ? /(screens|keyboard|mobile)\.spec\.ts$/ : [],
  outputDir: two ? '../.cache/e2e-two' : '../.cache/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A trace films every page: of all tests it takes a third of the time, so only what failed is filmed, at its second try.
    trace: 'on-first-retry',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
})
