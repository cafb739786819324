// Proves the packages as strangers use them: packs all of them, installs the tarballs into folders outside of the
// workspace, and builds and runs what the documents say there. `npm run check:outside -- node next` does only these;
// `--packed` takes the tarballs of the run before.
import { requireNode, since } from './lib/run.mjs'
import { createdApp } from './outside/createdApp.mjs'
import { nextApp } from './outside/nextApp.mjs'
import { nodeApp } from './outside/nodeApp.mjs'
import { ownBackEnd } from './outside/ownBackEnd.mjs'
import { packAll } from './outside/pack.mjs'
import { checkTarballs } from './outside/tarballs.mjs'
import { viteApp } from './outside/viteApp.mjs'

requireNode()
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const checks = {
  tarballs: checkTarballs,
  node: nodeApp,
  vite: viteApp,
  next: nextApp,
  'own-back-end': ownBackEnd,
  created: createdApp,
}

const began = Date.now()
const tarballs = await packAll({ packed: process.argv.includes('--packed') })
console.log(`• packed in ${since(began)}`)
let failed = 0
for (const [name, check] of Object.entries(checks)) {
  if (only.length > 0 && !only.includes(name)) continue
  const from = Date.now()
  try {
    await check(tarballs)
    console.log(`✔ ${name} ${since(from)}`)
  } catch (error) {
    failed += 1
    console.error(`✖ ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
process.exit(failed > 0 ? 1 : 0)
