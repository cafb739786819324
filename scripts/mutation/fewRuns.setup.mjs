import { createRequire } from 'node:module'

// Laws are tried on a tenth of the usual inputs: each mutant runs them anew, and what few inputs find, many do as well.
const { default: fc } = await import(
  createRequire(new URL('../../packages/core/package.json', import.meta.url)).resolve('fast-check')
)
fc.configureGlobal({ numRuns: 10 })
