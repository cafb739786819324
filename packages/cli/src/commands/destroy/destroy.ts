import { existsSync, readFileSync } from 'node:fs'
import { referringFields } from '@lading/core/entity'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { recover } from '../../files/applyChanges'
import type { FileChange } from '../../files/applyChanges'
import { insideRoot } from '../../files/safePath'
import { applyRun } from '../../history/history'
import { contentHash, objectPath } from '../../lock/hash'
import type { EntityLock } from '../../lock/entityLock'
import { lockedKeys, lockPath, readLock } from '../../lock/lock'
import type { Format } from '../../merge/formatter'
import { projectFormatter } from '../../merge/formatter'
import type { PlannedFile } from '../../plan/planEntity'
import { planModules } from '../../plan/planModules'
import type { LoadedDefinition } from '../../project/definitions'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import type { Run } from '../commonOptions'

/** Options of `lading destroy`. */
export interface DestroyOptions {
  dryRun?: boolean
  force?: boolean
}

/**
 * Removes an entity: its pages, its definition and what the tool remembers of it. Its tables stay in the databases. What
 * a person edited, or other entities refer to, is removed with `--force` only; `lading undo` brings all of it back.
 */
export async function destroy(
  run: Run,
  [key]: readonly string[],
  options: DestroyOptions,
): Promise<ExitCode> {
  const project = run.project()
  if (!options.dryRun) recover(project.root, project.config.state)
  const all = loadDefinitions(project)
  const [loaded] = loadDefinitions(project, [key!])
  const lock = readLock(project, key!)
  const format = await projectFormatter(project.root, project.derived)
  if (!options.force) {
    refuseReferred(key!, all)
    await refuseEdited(project, lock, format)
  }
  const gone = [...Object.keys(lock?.files ?? {}), loaded!.file]
    .filter((path) => existsSync(insideRoot(project.root, path)))
    .map((path): PlannedFile => ({ path, action: 'delete', before: undefined, text: undefined }))
  const modules = await planModules(project, gone, format)
  const changes: FileChange[] = [
    ...gone.map(({ path }) => ({ path, text: undefined })),
    ...(modules.text === undefined ? [] : [{ path: modules.path, text: modules.text }]),
    ...(lock
      ? [{ path: lockPath(project, key!), text: undefined }, ...unusedRenders(project, key!, lock)]
      : []),
  ]
  if (options.dryRun) run.output.message('Dry run: nothing was written.')
  else applyRun(project, run.line, changes)
  run.output.message(
    `The tables of ${key} and their data stay where they are. "lading undo" brings the pages back.`,
  )
  run.output.result(
    gone.map(({ path }) => `${'delete'.padEnd(14)}${path}`),
    { command: 'destroy', entity: key, dryRun: options.dryRun === true, files: gone.map(({ path }) => path) },
  )
  return EXIT.ok
}

function refuseReferred(key: string, all: readonly LoadedDefinition[]): void {
  const uses = all.flatMap(({ entity }) =>
    entity.key === key
      ? []
      : referringFields(entity)
          .filter(({ ref }) => ref === key)
          .map(({ name, line }) => `${line ?? entity.key}.${name}`),
  )
  if (uses.length === 0) return
  throw new Failure(EXIT.refused, 'referred', `Other entities refer to "${key}": ${uses.join(', ')}.`, {
    fix: 'Let those fields refer to something else first, or remove it nevertheless with --force.',
  })
}

async function refuseEdited(project: Project, lock: EntityLock | undefined, format: Format): Promise<void> {
  const edited: string[] = []
  for (const [path, { base }] of Object.entries(lock?.files ?? {})) {
    const absolute = insideRoot(project.root, path)
    if (!existsSync(absolute)) continue
    const disk = readFileSync(absolute, 'utf8')
    const same = await format(path, disk).then(
      (text) => contentHash(text) === base,
      () => false,
    )
    if (!same) edited.push(path)
  }
  if (edited.length === 0) return
  throw new Failure(EXIT.refused, 'edited', `These pages were edited by hand: ${edited.join(', ')}.`, {
    fix: 'Save what is worth it, then remove them with --force.',
  })
}

/** Renders that only this entity's lock names. */
function unusedRenders(project: Project, key: string, lock: EntityLock): FileChange[] {
  const others = lockedKeys(project)
    .filter((each) => each !== key)
    .flatMap((each) => Object.values(readLock(project, each)?.files ?? {}).map(({ base }) => base))
  return [...new Set(Object.values(lock.files).map(({ base }) => base))]
    .filter((base) => !others.includes(base))
    .map((base) => ({ path: `${project.config.state}/${objectPath(base)}`, text: undefined }))
    .filter(({ path }) => existsSync(insideRoot(project.root, path)))
}
