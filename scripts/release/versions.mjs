import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED } from '../outside/pack.mjs'

/** The versions of the published packages in a clone, by name. */
export function versionsOf(house) {
  return Object.fromEntries(
    PUBLISHED.map((name) => {
      const path = join(house, 'packages', name, 'package.json')
      const manifest = JSON.parse(readFileSync(path, 'utf8'))
      return [manifest.name, manifest.version]
    }),
  )
}

/**
 * How many changes the log of each package tells of the version.
 *
 * @throws Error when a package has no log of its version
 */
export function logsOf(house, versions) {
  return Object.fromEntries(
    PUBLISHED.map((name) => {
      const path = join(house, 'packages', name, 'CHANGELOG.md')
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      const [, latest = ''] = text.split(/^## /m)
      const version = versions[`@lading/${name}`]
      if (!latest.startsWith(version))
        throw new Error(`The change log of ${name} does not tell of ${version}.`)
      return [name, latest.match(/^- /gm)?.length ?? 0]
    }),
  )
}
