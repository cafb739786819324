import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is worth it; pictures and fonts are small already. */
const TEXT = /\.(js|css|svg|json)$/
/** Shorter files travel as they are, as the server's answers do. */
const THRESHOLD = 1_024
/** What has not changed since the last build is not compressed again: it takes seconds. */
const CACHE = fileURLToPath(new URL('./.cache/compressed', import.meta.url))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const ENCODINGS = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text: Buffer) => zip(text, { level: constants.Z_BEST_COMPRESSION }),
}

async function compressed(text: Buffer, ending: keyof typeof ENCODINGS): Promise<Buffer> {
  const kept = join(CACHE, `${createHash('sha256').update(text).digest('hex')}.${ending}`)
  const found = await readFile(kept).catch(() => undefined)
  if (found) return found
  const made = await ENCODINGS[ending](text)
  // Two builds at once never read half a file.
  const own = `${kept}.${process.pid}`
  await writeFile(own, made)
  await rename(own, kept)
  return made
}

/**
 * Puts `<file>.br` (Brotli 11) and `<file>.gz` (level 9) beside what the build wrote: a sixth less on the wire than what a
 * server can make while somebody waits, and no work for it (ADR 38).
 */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'lading:compress',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = join(root, build.outDir, build.assetsDir)
    },
    async writeBundle() {
      await mkdir(CACHE, { recursive: true })
      const names = (await readdir(folder)).filter((name) => TEXT.test(name))
      const one = async (name: string) => {
        const file = join(folder, name)
        const text = await readFile(file)
        if (text.length < THRESHOLD) return
        for (const ending of ['br', 'gz'] as const)
          await writeFile(`${file}.${ending}`, await compressed(text, ending))
      }
      await Promise.all(names.map(one))
    },
  }
}
