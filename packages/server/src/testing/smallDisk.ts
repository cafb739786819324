import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, that a test can fill without harm to others. */
export interface SmallDisk {
  dir: string
  /** Fills it up to so many bytes that stay free. */
  fill: (left: number) => void
  /** Gives the room back. */
  empty: () => void
  remove: () => void
}

/** A file system in memory. @param megabytes its size */
export function smallDisk(megabytes: number): SmallDisk {
  const dir = mkdtempSync(join(tmpdir(), 'lading-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'pipe' })
  const filler = join(dir, 'filler')
  return {
    dir,
    fill: (left) => {
      const { bavail, bsize } = statfsSync(dir)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)))
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      // A process that is about to end may still have a file open.
      spawnSync('umount', ['-l', dir])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

function tryOne(): boolean {
  try {
    smallDisk(1).remove()
    return true
  } catch {
    return false
  }
}

/** Whether this process may mount (root on Linux). */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryOne()
