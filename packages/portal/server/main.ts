import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '@lading/server'
import { portalModules as modules } from './portalModules'

/** Built, this file stands in `dist/server` and the web app beside it; from its sources Vite serves the pages. */
const folder = dirname(fileURLToPath(import.meta.url))
const built = basename(dirname(folder)) === 'dist'
const webRoot = built ? fileURLToPath(new URL('../web', import.meta.url)) : undefined
const locales = fileURLToPath(new URL(built ? './locales' : '../src/locales', import.meta.url))

await startServer({ modules, webRoot, locales })
