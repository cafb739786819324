import { existsSync, readFileSync } from 'node:fs'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { isInterrupted } from '../../files/applyChanges'
import { insideRoot } from '../../files/safePath'
import { lastRun } from '../../history/history'
import { contentHash } from '../../lock/hash'
import { readLock } from '../../lock/lock'
import type { Format } from '../../merge/formatter'
import { projectFormatter } from '../../merge/formatter'
import { makePlan } from '../../plan/plan'
import type { LoadedDefinition } from '../../project/definitions'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import type { Run } from '../commonOptions'

/** How the files of one entity stand. */
interface EntityStatus {
  entity: string
  definition: string
  files: number
  edited: string[]
  detached: string[]
  deleted: string[]
  /** What `lading generate` would write. */
  waiting: string[]
  /** Guesses that nobody has confirmed. */
  review: number
}

/** Tells for each entity what was edited, detached, deleted, and what waits for `lading generate`. Writes nothing. */
export async function status(run: Run, keys: readonly string[]): Promise<ExitCode> {
  const project = run.project()
  const format = await projectFormatter(project.root, project.derived)
  const entities: EntityStatus[] = []
  for (const loaded of loadDefinitions(project, keys)) entities.push(await statusOf(project, loaded, format))
  if (isInterrupted(project.root, project.config.state))
    run.output.warn('A run was interrupted. "lading generate" finishes it first.')
  const width = Math.max(0, ...entities.map(({ entity }) => entity.length)) + 2
  const last = lastRun(project)?.run.command
  if (last !== undefined) run.output.message(`"lading undo" takes back: lading ${last}`)
  run.output.result(
    entities.map((each) => `${each.entity.padEnd(width)}${told(each)}`),
    { command: 'status', entities, ...(last === undefined ? {} : { undo: last }) },
  )
  return EXIT.ok
}

function told({ files, edited, detached, deleted, waiting, review }: EntityStatus): string {
  if (files === 0) return 'not generated yet'
  const counts: [number, string][] = [
    [edited.length, 'edited'],
    [detached.length, 'detached'],
    [deleted.length, 'deleted'],
    [waiting.length, 'waiting for "lading generate"'],
    [review, review === 1 ? 'guess to review' : 'guesses to review'],
  ]
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return [`${files} files`, ...(parts.length > 0 ? parts : ['as generated'])].join(', ')
}

async function statusOf(project: Project, loaded: LoadedDefinition, format: Format): Promise<EntityStatus> {
  const { entity, file } = loaded
  const locked = Object.entries(readLock(project, entity.key)?.files ?? {})
  const options = { conflict: 'markers', adopt: true, force: true, restore: false } as const
  const plan = await makePlan(project, [loaded], { ...options, adopt: locked.length === 0 }, format)
  const status: EntityStatus = {
    entity: entity.key,
    definition: file,
    files: locked.length,
    edited: [],
    detached: [],
    deleted: [],
    waiting: plan.files
      .filter(({ text, action }) => text !== undefined || action === 'delete')
      .map(({ path }) => path),
    review: entity.review.length,
  }
  for (const [path, { base, owner }] of locked) {
    const absolute = insideRoot(project.root, path)
    if (owner === 'detached') status.detached.push(path)
    else if (!existsSync(absolute)) status.deleted.push(path)
    else if (!(await isPristine(path, readFileSync(absolute, 'utf8'), base, format))) status.edited.push(path)
  }
  return status
}

async function isPristine(path: string, text: string, base: string, format: Format): Promise<boolean> {
  if (contentHash(text.replaceAll('\r\n', '\n')) === base) return true
  try {
    return contentHash(await format(path, text)) === base
  } catch {
    return false
  }
}
