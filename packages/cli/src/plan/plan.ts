import { existsSync } from 'node:fs'
import type { FileChange } from '../files/applyChanges'
import { insideRoot } from '../files/safePath'
import { objectPath } from '../lock/hash'
import { lockedKeys, readLock } from '../lock/lock'
import type { Format } from '../merge/formatter'
import type { LoadedDefinition } from '../project/definitions'
import type { Project } from '../project/project'
import type { PlanOptions } from './options'
import { ownTemplates } from './ownTemplates'
import type { EntityPlan, PlannedFile } from './planEntity'
import { planEntity } from './planEntity'
import { planModules } from './planModules'

/** All that a run is to do. */
export interface Plan {
  files: PlannedFile[]
  /** Every change of the disk in the order it is to be made: pages, renders, locks last. */
  changes: FileChange[]
  notices: string[]
}

/** Plans the pages of the given definitions and the list of server parts. Reads only. */
export async function makePlan(
  project: Project,
  definitions: readonly LoadedDefinition[],
  options: PlanOptions,
  format: Format,
): Promise<Plan> {
  const entities: EntityPlan[] = []
  const templates = ownTemplates(project)
  for (const definition of definitions)
    entities.push(await planEntity(project, definition, options, format, templates))
  const pages = entities.flatMap(({ files }) => files)
  const files = [...pages, await planModules(project, pages, format)]
  const changes = files
    .filter(({ text, action }) => text !== undefined || action === 'delete')
    .map(({ path, text }) => ({ path, text }))
  const state = entities.flatMap((each) => each.state)
  const notices = entities.flatMap((each) => each.notices)
  return { files, notices, changes: [...changes, ...dropObjects(project, entities), ...state] }
}

/** Renders that no lock names any more. */
function dropObjects(project: Project, entities: readonly EntityPlan[]): FileChange[] {
  const dropped = entities.flatMap((each) => each.dropped)
  if (dropped.length === 0) return []
  const planned = new Map(entities.map(({ key, lock }) => [key, lock]))
  const locks = [...new Set([...planned.keys(), ...lockedKeys(project)])].map(
    (key) => planned.get(key) ?? readLock(project, key),
  )
  const used = new Set(locks.flatMap((lock) => Object.values(lock?.files ?? {}).map(({ base }) => base)))
  return [...new Set(dropped)]
    .filter((hash) => !used.has(hash))
    .map((hash) => ({ path: `${project.config.state}/${objectPath(hash)}`, text: undefined }))
    .filter(({ path }) => existsSync(insideRoot(project.root, path)))
}
