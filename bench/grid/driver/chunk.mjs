import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure } from '../../../scripts/sizes/measure.mjs'

const peers = fileURLToPath(new URL('../peers/', import.meta.url))
const alias = {
  '@lading/ui/grid': fileURLToPath(new URL('../../../packages/ui/src/grid/index.ts', import.meta.url)),
}

/**
 * Script that comes at once with a peer as this benchmark uses it, minified and gzipped, in kB (1,000 bytes): without
 * React and antd, with everything else it needs, and with the few lines of its adapter.
 */
export async function chunkOf(peer) {
  const source = ['tsx', 'ts']
    .map((ending) => join(peers, `${peer}.${ending}`))
    .find((path) => existsSync(path))
  const { atOnce } = await measure(source, { alias })
  return atOnce.bytes / 1000
}
