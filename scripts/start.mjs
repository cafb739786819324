// `npm start`: from a bare checkout to a running portal. Installs and builds only what changed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPortal, install } from './lib/prepare.mjs'
import { requireNode, root } from './lib/run.mjs'

requireNode()
await install()
await buildPortal()

const server = spawn(process.execPath, [join(root, 'packages', 'portal', 'dist', 'server', 'main.js')], {
  cwd: root,
  env: process.env,
  stdio: 'inherit',
})
// Ctrl+C reaches the whole group; other signals are passed on so that the server can finish its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
