import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { insideRoot } from '../files/safePath'
import type { Project } from '../project/project'
import { readProjectFile } from '../project/project'
import type { EntityLock } from './entityLock'
import { contentHash, objectPath } from './hash'

/** The lock's file, relative to the root. */
export function lockPath(project: Project, key: string): string {
  return `${project.config.state}/lock/${key}.json`
}

/** Keys of all entities that were generated before. */
export function lockedKeys(project: Project): string[] {
  const { locks = new Map<string, EntityLock | undefined>() } = project
  const folder = join(project.root, project.config.state, 'lock')
  const onDisk = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
    : []
  return [...new Set([...onDisk, ...locks.keys()])]
    .filter((key) => !locks.has(key) || locks.get(key) !== undefined)
    .sort()
}

/**
 * The lock of an entity; undefined when it was never generated. It is untrusted: a merge may have damaged it.
 *
 * @throws Failure `lock-damaged`
 */
export function readLock(project: Project, key: string): EntityLock | undefined {
  if (project.locks?.has(key)) return project.locks.get(key)
  const file = lockPath(project, key)
  const absolute = insideRoot(project.root, file)
  if (!existsSync(absolute)) return undefined
  const text = readFileSync(absolute, 'utf8')
  const lock = parse(text)
  if (lock && lock.entity === key && isSound(lock)) {
    for (const path of Object.keys(lock.files)) insideRoot(project.root, path)
    return lock
  }
  const why = /^(<{7}|={7}|>{7})/m.test(text)
    ? 'it holds conflict markers of a merge'
    : 'it is not what was written'
  throw new Failure(EXIT.refused, 'lock-damaged', `The lock of ${key} is damaged: ${why}.`, {
    place: { file },
    fix: `Restore it from version control, or remove it and run "lading generate ${key} --adopt".`,
  })
}

/** The lock as text: sorted keys, one line each, so that it merges. */
export function lockText(lock: EntityLock): string {
  const files = Object.fromEntries(Object.entries(lock.files).sort(([a], [b]) => (a < b ? -1 : 1)))
  const { format, entity, migrations, schema } = lock
  return `${JSON.stringify({ format, entity, files, migrations, schema }, null, 2)}\n`
}

/**
 * The render that a file was generated from.
 *
 * @throws Failure `base-lost` when it is gone or was changed
 */
export function readBase(project: Project, key: string, path: string, hash: string): string {
  const object = `${project.config.state}/${objectPath(hash)}`
  const text = readProjectFile(project, object)?.replaceAll('\r\n', '\n')
  if (text !== undefined && contentHash(text) === hash) return text
  const what = text === undefined ? 'missing' : 'not what was written'
  throw new Failure(EXIT.refused, 'base-lost', `The last render of ${path} is ${what}.`, {
    place: { file: object },
    fix: `Restore it from version control, or take the file on disk as yours: "lading generate ${key} --adopt".`,
  })
}

function parse(text: string): EntityLock | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as EntityLock) : undefined
  } catch {
    return undefined
  }
}

function isSound(lock: EntityLock): boolean {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null
  return (
    lock.format === 1 &&
    isObject(lock.files) &&
    Object.values(lock.files).every(
      (file) => /^[0-9a-f]{64}$/.test(file?.base) && ['page', 'derived', 'detached'].includes(file.owner),
    ) &&
    Array.isArray(lock.migrations) &&
    lock.migrations.every((step) => typeof step?.id === 'string' && typeof step.sql === 'string') &&
    Array.isArray(lock.schema) &&
    lock.schema.every(
      (table) => typeof table?.name === 'string' && isObject(table.columns) && Array.isArray(table.unique),
    )
  )
}
