import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { applyChanges, recover } from '../../files/applyChanges'
import { changedSince, lastRun, reverseOf } from '../../history/history'
import type { Run } from '../commonOptions'

/** Options of `lading undo`. */
export interface UndoOptions {
  dryRun?: boolean
  force?: boolean
}

/** Takes the last run that wrote something back, byte by byte. Edits made since then are kept unless forced. */
export function undo(run: Run, options: UndoOptions): ExitCode {
  const project = run.project()
  const { root, config } = project
  if (!options.dryRun) recover(root, config.state)
  const kept = lastRun(project)
  if (!kept) {
    throw new Failure(EXIT.refused, 'nothing-to-undo', 'No run is remembered here.', {
      fix: 'Runs are remembered on the machine that made them; elsewhere take them back with version control.',
    })
  }
  const edited = changedSince(project, kept.run)
  if (edited.length > 0 && !options.force) {
    throw new Failure(
      EXIT.refused,
      'edited-since',
      `"lading ${kept.run.command}" cannot be taken back without losing what was changed since in ${edited.join(', ')}.`,
      { fix: 'Save those changes elsewhere, or drop them with --force.' },
    )
  }
  if (!options.dryRun) applyChanges(root, config.state, reverseOf(kept))
  else run.output.message('Dry run: nothing was written.')
  const files = kept.run.files.map(({ path, before }) => ({
    path,
    action: before === null ? 'remove' : 'restore',
  }))
  run.output.message(`Taken back: lading ${kept.run.command}`)
  run.output.result(
    files.map(({ path, action }) => `${action.padEnd(14)}${path}`),
    { command: 'undo', of: kept.run.command, dryRun: options.dryRun === true, files },
  )
  return EXIT.ok
}
