import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'

/**
 * The absolute path of a file of the project, when it lies inside of the root after links are resolved.
 *
 * @param path relative, with forward slashes
 * @throws Failure `outside` otherwise: also for absolute paths, `..`, back slashes and blank parts
 */
export function insideRoot(root: string, path: string): string {
  const parts = path.split('/')
  const plain = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  if (!plain || path.includes('\\') || path.includes('\0') || /^[A-Za-z]:/.test(path)) throw outside(path)
  const absolute = join(root, ...parts)
  let existing = absolute
  while (!existsSync(existing)) existing = dirname(existing)
  const real = realpathSync.native(existing)
  const realRoot = realpathSync.native(root)
  if (real !== realRoot && !real.startsWith(realRoot + sep)) throw outside(path)
  return absolute
}

function outside(path: string): Failure {
  return new Failure(EXIT.refused, 'outside', `The path ${JSON.stringify(path)} leads out of the project.`, {
    fix: 'Nothing was written. Correct the lock or the link that leads there.',
  })
}
