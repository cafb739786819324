import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'
import type { Plugin, UserConfig } from 'vite'
import { loadUnusedLater, readFormContextAlone, skipRepeatedWork } from './vite.antd.ts'
import { stagedGroups } from './vite.chunks.ts'
import { compressAssets } from './vite.compress.ts'

/** Where the portal is served (spec 1 §9). */
const BASE = process.env.PORTAL_BASE ?? '/pc/'
/** The server the development portal talks to: the one that `npm run dev` starts beside it listens on PORT. */
const SERVER = process.env.SERVER_URL ?? `http://localhost:${process.env.PORT ?? 8080}`

/** Names the build in the page: the commit, or the time where there is no repository. */
function buildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  }
}

function nameBuild(): Plugin {
  return { name: 'lading:build-id', transformIndexHtml: (html) => html.replace('%LADING_BUILD%', buildId()) }
}

/** Server code in the browser is a leak: the build fails when a module of it gets into a chunk. */
function refuseServerCode(): Plugin {
  const forbidden = /\.server\.ts$|\.migrations\.ts$|\/packages\/server\/|\/portal\/server\//
  return {
    name: 'lading:no-server-code',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const found =
          chunk.type === 'chunk' && chunk.moduleIds.find((id) => forbidden.test(id.replaceAll('\\', '/')))
        if (found) {
          this.error(
            `Server code must not reach the browser, but ${chunk.fileName} holds ${found}. Import it from *.server.ts files only.`,
          )
        }
      }
    },
  }
}

/**
 * Chunks that import each other in circles run in the wrong order and break pages at run time only ("x is not a
 * function"): the build fails instead.
 */
function refuseCircles(): Plugin {
  return {
    name: 'lading:no-circular-chunks',
    generateBundle(_, bundle) {
      const done = new Set<string>()
      const visit = (file: string, path: readonly string[]): void => {
        const at = path.indexOf(file)
        if (at >= 0) {
          this.error(
            `Chunks import each other in a circle: ${[...path.slice(at), file].join(' → ')}. Change the groups of codeSplitting.`,
          )
        }
        const chunk = bundle[file]
        if (done.has(file) || chunk?.type !== 'chunk') return
        for (const imported of chunk.imports) visit(imported, [...path, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}

const config: UserConfig = {
  base: BASE,
  plugins: [
    react(),
    nameBuild(),
    refuseServerCode(),
    refuseCircles(),
    loadUnusedLater(),
    readFormContextAlone(),
    skipRepeatedWork(),
    compressAssets(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // The texts of antd once, as modules, and not as CommonJS beside them.
      { find: /^antd\/locale\//, replacement: 'antd/es/locale/' },
    ],
    conditions: ['@lading/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'antd', 'dayjs'],
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: SERVER, ws: true }, '/websocket': { target: SERVER, ws: true } },
  },
  build: {
    target: 'es2023',
    outDir: 'dist/web',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Chunks of the widget library are named after all pages that share them; its first part is enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
}

/** What many pages share of the widget library beside the first ones, by the pages that need it. */
const SHARED = {
  name: 'antd',
  test: /node_modules[\\/](antd|@rc-component|@ant-design)[\\/]/,
  minShareCount: 4,
  entriesAware: true,
  priority: 20,
}

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config
  const groups = [...(await stagedGroups({ ...config, configFile: false })), SHARED]
  return mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } })
})
