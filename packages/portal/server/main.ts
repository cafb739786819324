import { fileURLToPath } from 'node:url'
import { startServer } from '@lading/server'
import { modules } from './modules.gen'

/** The built web app stands beside the built server: `dist/web`, `dist/server`. */
const webRoot = fileURLToPath(new URL('../web', import.meta.url))

await startServer({ modules, webRoot })
