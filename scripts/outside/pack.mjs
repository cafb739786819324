import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm, root, runBin, runTypes } from '../lib/run.mjs'

/** The published packages, those that others need first. */
export const PUBLISHED = ['core', 'request', 'ui', 'server', 'cli']

/** Where all of this takes place. */
export const OUTSIDE = join(root, '.cache', 'outside')

/**
 * Builds and packs the published packages.
 *
 * @param options.packed take the tarballs of the last run
 * @returns the path of each one's tarball, by its name
 */
export async function packAll({ packed = false } = {}) {
  const folder = join(OUTSIDE, 'tarballs')
  if (packed) return packedIn(folder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await must('types', runTypes([], { quiet: true }))
  for (const name of PUBLISHED) {
    const cwd = join(root, 'packages', name)
    await must(`build of ${name}`, runBin('tsup', ['--silent'], { cwd, quiet: true }))
    await must(`pack of ${name}`, pnpm(['pack', '--pack-destination', folder], { cwd, quiet: true }))
  }
  return packedIn(folder)
}

function packedIn(folder) {
  const files = readdirSync(folder)
  const fileOf = (name) =>
    join(folder, files.find((file) => file.startsWith(`lading-${name}-`)) ?? 'missing.tgz')
  return Object.fromEntries(PUBLISHED.map((name) => [`@lading/${name}`, fileOf(name)]))
}

/** The output of a program; throws with it when the program failed. */
export async function must(what, running) {
  const { code, output = '' } = await running
  if (code !== 0) throw new Error(`${what} ended with ${code}\n${output.slice(-6000)}`)
  return output
}
