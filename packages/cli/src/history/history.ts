import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { applyChanges } from '../files/applyChanges'
import type { FileChange } from '../files/applyChanges'
import { insideRoot } from '../files/safePath'
import type { Project } from '../project/project'

/** Runs that can be taken back; older ones are forgotten. */
const KEPT_RUNS = 20

/** What a run did to one file. */
export interface RecordedFile {
  path: string
  /** The bytes before the run, in base64; null: there was no such file. */
  before: string | null
  /** SHA-256 of the bytes after the run; null: it was removed. */
  after: string | null
}

/** A run that wrote something. Kept on this machine only, never in version control. */
export interface RecordedRun {
  format: 1
  /** As it was typed: `generate saQuotation`. */
  command: string
  files: RecordedFile[]
}

/** A recorded run and the file that records it, relative to the root. */
export interface KeptRun {
  path: string
  run: RecordedRun
}

/**
 * Writes all changes of a run or none ({@link applyChanges}), and remembers what was there before, for `lading undo`.
 * Does nothing without changes.
 *
 * @param command as it was typed, without "lading"
 */
export function applyRun(project: Project, command: string, changes: readonly FileChange[]): void {
  if (changes.length === 0) return
  const { root, config } = project
  const files = changes.map(({ path, text }): RecordedFile => {
    const before = bytesOf(root, path)
    return {
      path,
      before: before?.toString('base64') ?? null,
      after: text === undefined ? null : hashOf(Buffer.from(text)),
    }
  })
  const kept = runFiles(project)
  const last = Number(kept.at(-1)?.slice(0, -'.json'.length) ?? 0)
  const folder = `${config.state}/undo`
  const run: RecordedRun = { format: 1, command, files }
  const forgotten = kept.slice(0, Math.max(0, kept.length + 1 - KEPT_RUNS))
  applyChanges(root, config.state, [
    { path: `${folder}/.gitignore`, text: '*\n' },
    { path: `${folder}/${String(last + 1).padStart(6, '0')}.json`, text: `${JSON.stringify(run)}\n` },
    ...forgotten.map((name) => ({ path: `${folder}/${name}`, text: undefined })),
    ...changes,
  ])
}

/**
 * The last run that wrote something; undefined when nothing is remembered.
 *
 * @throws Failure `history` when its record is damaged
 */
export function lastRun(project: Project): KeptRun | undefined {
  const name = runFiles(project).at(-1)
  if (name === undefined) return undefined
  const path = `${project.config.state}/undo/${name}`
  const run = parseRun(readFileSync(insideRoot(project.root, path), 'utf8'))
  if (run) return { path, run }
  throw new Failure(EXIT.refused, 'history', 'The record of the last run is damaged.', {
    place: { file: path },
    fix: 'Remove the file; what the run wrote can be taken back with version control only.',
  })
}

/** Files that are no longer as the run left them. */
export function changedSince(project: Project, { files }: RecordedRun): string[] {
  return files
    .filter(({ path, after }) => {
      const now = bytesOf(project.root, path)
      return (now === undefined ? null : hashOf(now)) !== after
    })
    .map(({ path }) => path)
}

/** What takes a run back, and forgets it. */
export function reverseOf({ path, run }: KeptRun): FileChange[] {
  const back = run.files.map(({ path: file, before }) => ({
    path: file,
    text: before === null ? undefined : Buffer.from(before, 'base64'),
  }))
  return [...back, { path, text: undefined }]
}

function runFiles({ root, config }: Project): string[] {
  const folder = join(root, config.state, 'undo')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d{6}\.json$/.test(name))
    .sort()
}

function parseRun(text: string): RecordedRun | undefined {
  try {
    const run = JSON.parse(text) as RecordedRun
    const textOrNull = (value: unknown) => value === null || typeof value === 'string'
    const sound =
      run.format === 1 &&
      typeof run.command === 'string' &&
      Array.isArray(run.files) &&
      run.files.every(
        ({ path, before, after }) => typeof path === 'string' && textOrNull(before) && textOrNull(after),
      )
    return sound ? run : undefined
  } catch {
    return undefined
  }
}

function bytesOf(root: string, path: string): Buffer | undefined {
  const absolute = insideRoot(root, path)
  return existsSync(absolute) ? readFileSync(absolute) : undefined
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
