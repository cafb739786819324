// `npm run dev`: the server from its sources (restarts on change) and the portal with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install } from './lib/prepare.mjs'
import { bin, requireNode, root } from './lib/run.mjs'

requireNode()
await install()
const portal = join(root, 'packages', 'portal')
const children = [
  [bin('tsx'), 'watch', '--conditions=@lading/source', join(portal, 'server', 'main.ts')],
  [bin('vite', 'vite', portal), '--config', join(portal, 'vite.config.ts'), portal],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))
const end = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
for (const child of children) child.on('exit', end)
