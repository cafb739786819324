import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { recover } from '../../files/applyChanges'
import { applyRun } from '../../history/history'
import type { ConflictMode } from '../../merge/decide'
import { projectFormatter } from '../../merge/formatter'
import type { Plan } from '../../plan/plan'
import { makePlan } from '../../plan/plan'
import type { PlannedFile } from '../../plan/planEntity'
import { unifiedDiff } from '../../plan/unifiedDiff'
import { loadDefinitions } from '../../project/definitions'
import type { Run } from '../commonOptions'

/** Options of `lading generate`. */
export interface GenerateOptions {
  dryRun?: boolean
  diff?: boolean
  conflict?: ConflictMode
  adopt?: boolean
  force?: boolean
  restore?: boolean
  convert?: boolean
}

/** Renders the pages of the named definitions, or of all, and merges them into what is there. */
export async function generate(
  run: Run,
  keys: readonly string[],
  options: GenerateOptions,
): Promise<ExitCode> {
  const project = run.project()
  const { root } = project
  if (!options.dryRun) {
    const recovered = recover(root, project.config.state)
    if (recovered) run.output.message(`An interrupted run was ${recovered}.`)
  }
  const definitions = loadDefinitions(project, keys)
  if (definitions.length === 0) {
    throw new Failure(
      EXIT.usage,
      'no-definitions',
      `There is no *.entity.ts below ${project.config.business}.`,
      {
        fix: 'Write one with "lading define <labels>".',
      },
    )
  }
  const mode = options.conflict ?? (run.mayAsk ? 'markers' : 'fail')
  const plan = await makePlan(
    project,
    definitions,
    {
      conflict: mode,
      adopt: options.adopt === true,
      force: options.force === true,
      restore: options.restore === true,
      convert: options.convert === true,
    },
    await projectFormatter(root, project.derived),
  )
  const clashes = plan.files.filter(({ action }) => action === 'conflict')
  if (clashes.length > 0 && mode !== 'markers') {
    report(run, plan, options, false)
    throw clashFailure(clashes)
  }
  if (!options.dryRun) applyRun(project, run.line, plan.changes)
  report(run, plan, options, true)
  for (const notice of plan.notices) run.output.warn(notice)
  for (const { path, conflicts } of clashes) {
    run.output.warn(
      `${path}: ${conflicts} conflict${conflicts === 1 ? '' : 's'} to settle between the markers`,
    )
  }
  return clashes.length > 0 ? EXIT.conflict : EXIT.ok
}

function clashFailure(clashes: readonly PlannedFile[]): Failure {
  const names = clashes.map(({ path }) => path).join(', ')
  return new Failure(
    EXIT.conflict,
    'conflict',
    `Your edits and the new render change the same lines of ${names}. Nothing was written.`,
    {
      fix: 'Run again with --conflict markers to settle them in an editor, or with --conflict ours or theirs.',
    },
  )
}

const SHOWN: Partial<Record<PlannedFile['action'], string>> = { deleted: 'leave deleted' }

function report(run: Run, plan: Plan, options: GenerateOptions, asResult: boolean): void {
  const { output } = run
  const changed = plan.files.filter(({ action }) => action !== 'same')
  const lines = changed.map(({ action, path }) => `${(SHOWN[action] ?? action).padEnd(14)}${path}`)
  const diffs = options.diff
    ? plan.files
        .filter(({ text, action }) => text !== undefined || action === 'delete')
        .map(({ path, before, text }) => unifiedDiff(path, before ?? '', text ?? ''))
    : []
  if (!asResult) return lines.forEach((line) => output.message(line))
  const written = plan.changes.length
  if (written === 0) output.message('Nothing to write: the pages are up to date.')
  else if (options.dryRun) output.message('Dry run: nothing was written.')
  output.result([...lines, ...diffs], {
    command: 'generate',
    dryRun: options.dryRun === true,
    files: plan.files.map(({ path, action, conflicts }) => ({
      path,
      action,
      ...(conflicts ? { conflicts } : {}),
    })),
    ...(options.diff ? { diffs } : {}),
  })
}
