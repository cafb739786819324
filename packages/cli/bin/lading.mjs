#!/usr/bin/env node
// Committed beside the built output, so that the command exists before the first build.
import { existsSync } from 'node:fs'

const built = new URL('../dist/bin.js', import.meta.url)
if (existsSync(built)) {
  await import(built.href)
} else {
  console.error('lading is not built yet. Run "pnpm --filter @lading/cli build" once.')
  process.exitCode = 1
}
