import { pruneStep } from '@lading/templates'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { recover } from '../../files/applyChanges'
import { applyRun } from '../../history/history'
import { readLock } from '../../lock/lock'
import { projectFormatter } from '../../merge/formatter'
import { idsOnDisk } from '../../plan/migrationsFile'
import { makePlan } from '../../plan/plan'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import { projectVersion } from '../../project/project'
import type { Run } from '../commonOptions'

/** Options of `lading prune`. */
export interface PruneOptions {
  dryRun?: boolean
}

/**
 * Takes columns and lines that went from the definitions out of the database, with their data: those that went in a
 * release before the one that package.json names now.
 */
export async function prune(run: Run, keys: readonly string[], options: PruneOptions): Promise<ExitCode> {
  const project = run.project()
  if (!options.dryRun) recover(project.root, project.config.state)
  const definitions = loadDefinitions(project, keys)
  const version = projectVersion(project)
  const drafted: Project = { ...project, locks: new Map() }
  const taken: string[] = []
  for (const { entity } of definitions) {
    const lock = readLock(project, entity.key)
    if (!lock) continue
    const ids = [...new Set([...lock.migrations.map(({ id }) => id), ...idsOnDisk(project, lock)])]
    const pruned = pruneStep(lock.schema, version, ids)
    if (!pruned) continue
    taken.push(...pruned.taken)
    drafted.locks!.set(entity.key, {
      ...lock,
      migrations: [...lock.migrations, pruned.step],
      schema: pruned.schema,
    })
  }
  const mode = { conflict: 'ours', adopt: false, force: false, restore: false } as const
  const changed = definitions.filter(({ entity }) => drafted.locks!.has(entity.key))
  const { changes } = await makePlan(
    drafted,
    changed,
    mode,
    await projectFormatter(project.root, project.derived),
  )
  if (taken.length === 0)
    run.output.message(`Nothing went from the definitions before version ${version || '0.0.0'}.`)
  else if (options.dryRun) run.output.message('Dry run: nothing was written.')
  else
    run.output.message('They are taken away at the next start, with their data. Keep a copy of the database.')
  if (!options.dryRun && taken.length > 0) applyRun(project, run.line, changes)
  run.output.result(
    taken.map((each) => `${'prune'.padEnd(14)}${each}`),
    { command: 'prune', version, dryRun: options.dryRun === true, taken },
  )
  return EXIT.ok
}
