import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { insideRoot } from './safePath'

/** A file to be written, or removed when there is no text. `path` is relative to the root; bytes are written as they are. */
export interface FileChange {
  path: string
  text: string | Uint8Array | undefined
}

/** The journal: what a run was about to do when it had everything ready. */
interface Journal {
  format: 1
  steps: { path: string; staged: string | null }[]
}

/**
 * Writes all changes or none. New contents are staged first, then a journal is written, then every file is renamed
 * into place in the order given. A run that is interrupted after the journal is finished by {@link recover}; before
 * it, nothing has happened.
 *
 * @param state folder of the tool's own files, relative to the root: `.lading`
 */
export function applyChanges(root: string, state: string, changes: readonly FileChange[]): void {
  if (changes.length === 0) return
  for (const { path } of changes) insideRoot(root, path)
  const staging = `${state}/staged`
  rmSync(join(root, staging), { recursive: true, force: true })
  const steps = changes.map(({ path, text }, index) => {
    if (text === undefined) return { path, staged: null }
    const staged = `${staging}/${index}`
    writeDurably(join(root, staged), text)
    return { path, staged }
  })
  const journal: Journal = { format: 1, steps }
  writeDurably(join(root, staging, 'journal'), JSON.stringify(journal))
  renameSync(join(root, staging, 'journal'), journalPath(root, state))
  finish(root, state, journal)
}

/**
 * Finishes or undoes a run that was interrupted.
 *
 * @returns what was done, or undefined when there was nothing to do
 * @throws Failure `journal` when the journal is damaged
 */
export function recover(root: string, state: string): 'finished' | 'undone' | undefined {
  const path = journalPath(root, state)
  if (existsSync(path)) {
    finish(root, state, readJournal(path, `${state}/journal.json`))
    return 'finished'
  }
  const staging = join(root, state, 'staged')
  if (!existsSync(staging)) return undefined
  rmSync(staging, { recursive: true, force: true })
  return 'undone'
}

/** Is there an interrupted run that {@link recover} would finish? */
export function isInterrupted(root: string, state: string): boolean {
  return existsSync(journalPath(root, state))
}

function finish(root: string, state: string, journal: Journal): void {
  for (const { path, staged } of journal.steps) {
    const target = insideRoot(root, path)
    if (staged === null) {
      rmSync(target, { force: true })
      removeEmptyFolders(dirname(target), root)
    } else if (existsSync(insideRoot(root, staged))) {
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(root, staged), target)
    }
  }
  rmSync(journalPath(root, state), { force: true })
  rmSync(join(root, state, 'staged'), { recursive: true, force: true })
}

/** Folders that a removal left empty, upwards to the root. */
function removeEmptyFolders(folder: string, root: string): void {
  for (let each = folder; each !== root && existsSync(each) && readdirSync(each).length === 0;) {
    rmdirSync(each)
    each = dirname(each)
  }
}

function journalPath(root: string, state: string): string {
  return join(root, state, 'journal.json')
}

function readJournal(path: string, shown: string): Journal {
  try {
    const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
    const sound =
      journal.format === 1 &&
      Array.isArray(journal.steps) &&
      journal.steps.every(
        (step) => typeof step.path === 'string' && (step.staged === null || typeof step.staged === 'string'),
      )
    if (sound) return journal
  } catch {
    // Said below: a journal that is no JSON is as damaged as one of the wrong shape.
  }
  throw new Failure(EXIT.refused, 'journal', 'The journal of an interrupted run is damaged.', {
    place: { file: shown },
    fix: 'Look at "git status", remove the file, and run the command again.',
  })
}

/** Written and flushed to the disk, so that a power cut after the rename cannot leave an empty file. */
function writeDurably(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const handle = openSync(path, 'w')
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
