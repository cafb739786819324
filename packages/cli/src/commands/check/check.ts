import { existsSync, readFileSync } from 'node:fs'
import { permissionCode } from '@lading/core/entity'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure, placeText, positionAt } from '../../console/failure'
import { isInterrupted } from '../../files/applyChanges'
import { insideRoot } from '../../files/safePath'
import { lockedKeys, readLock } from '../../lock/lock'
import { projectFormatter } from '../../merge/formatter'
import { hasMarkers } from '../../merge/mergeText'
import { makePlan } from '../../plan/plan'
import { idsOnDisk, isMigrations } from '../../plan/migrationsFile'
import type { LoadedDefinition } from '../../project/definitions'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import { projectFiles, readProjectFile } from '../../project/project'
import type { Run } from '../commonOptions'
import { dictionaryFaults } from './dictionaries'
import type { Finding } from './finding'
import { menuTexts } from './menus'
import { pageFaults } from './pages'
import { referenceFaults } from './references'

/** Compares definitions, pages and locks without writing anything; made for CI. */
export async function check(run: Run): Promise<ExitCode> {
  const project = run.project()
  const definitions = loadDefinitions(project)
  const findings = [
    ...interrupted(project),
    ...markers(project),
    ...leftovers(project, definitions),
    ...missingSteps(project),
    ...doublePermissions(project, definitions),
    ...pageFaults(project, definitions),
    ...dictionaryFaults(project, definitions),
    ...referenceFaults(definitions),
    ...guesses(definitions),
  ]
  if (!findings.some(({ code }) => code === 'markers')) findings.push(...(await drift(project, definitions)))
  const placed = findings.map((finding) => withLine(project, finding))
  const errors = placed.filter(({ level }) => level === 'error')
  const lines = placed.map(({ level, code, message, place }) => {
    const label = run.output.paint(level === 'error' ? 'red' : 'yellow', `${level}[${code}]`)
    return `${label} ${place ? `${placeText(place)}: ` : ''}${message}`
  })
  const count = `${definitions.length} definition${definitions.length === 1 ? '' : 's'}`
  if (errors.length === 0) lines.push(`${count} checked: pages and definitions agree.`)
  run.output.result(lines, {
    command: 'check',
    ok: errors.length === 0,
    definitions: definitions.length,
    findings: placed,
  })
  return errors.length > 0 ? EXIT.drift : EXIT.ok
}

/** The finding with the line where its word stands: as a text of its own first, then anywhere. */
function withLine(project: Project, { word, ...finding }: Finding): Finding {
  const { place } = finding
  if (word === undefined || place === undefined || place.line !== undefined) return finding
  const text = readProjectFile(project, place.file) ?? ''
  const [offset] = [`'${word}'`, `"${word}"`, word].map((each) => text.indexOf(each)).filter((at) => at >= 0)
  return offset === undefined ? finding : { ...finding, place: { ...place, ...positionAt(text, offset) } }
}

function interrupted(project: Project): Finding[] {
  if (!isInterrupted(project.root, project.config.state)) return []
  const message = 'A run was interrupted. Run "lading generate": it finishes it first.'
  return [{ level: 'error', code: 'interrupted', message }]
}

function markers(project: Project): Finding[] {
  const paths = lockedKeys(project).flatMap((key) => Object.keys(readLock(project, key)?.files ?? {}))
  return paths.flatMap((file): Finding[] => {
    const absolute = insideRoot(project.root, file)
    if (!existsSync(absolute)) return []
    const text = readFileSync(absolute, 'utf8')
    if (!hasMarkers(text)) return []
    const line = text.split('\n').findIndex((each) => each.startsWith('<<<<<<< ')) + 1
    const message = 'The file holds conflict markers. Settle them and remove the markers.'
    return [{ level: 'error', code: 'markers', message, place: { file, line } }]
  })
}

/** Locks whose definition is gone. */
function leftovers(project: Project, definitions: readonly LoadedDefinition[]): Finding[] {
  return lockedKeys(project)
    .filter((key) => !definitions.some(({ entity }) => entity.key === key))
    .map((key) => ({
      level: 'error',
      code: 'no-definition',
      message: `The pages of "${key}" have lost their definition. Restore it, or remove the pages and the lock.`,
      place: { file: `${project.config.state}/lock/${key}.json` },
    }))
}

/** Steps that the lock knows and the file lacks: the tables would not be as the definition says. */
function missingSteps(project: Project): Finding[] {
  return lockedKeys(project).flatMap((key): Finding[] => {
    const lock = readLock(project, key)!
    const file = Object.keys(lock.files).find(isMigrations)
    if (file === undefined || !existsSync(insideRoot(project.root, file))) return []
    const there = idsOnDisk(project, lock)
    const missing = lock.migrations.filter(({ id }) => !there.includes(id)).map(({ id }) => id)
    if (missing.length === 0) return []
    const message = `Steps of the database are missing: ${missing.join(', ')}. Restore them, or run "lading adopt ${key}".`
    // They would stand at the end of the list.
    const text = readProjectFile(project, file) ?? ''
    const place = { file, ...positionAt(text, Math.max(0, text.lastIndexOf(']'))) }
    return [{ level: 'error', code: 'missing-step', message, place }]
  })
}

/** Codes that mean two things: who is granted the one has the other, too. */
function doublePermissions(project: Project, definitions: readonly LoadedDefinition[]): Finding[] {
  const seen = new Map<string, string>()
  const fault = (code: string, file: string, word: string): Finding[] => {
    const other = seen.get(code)
    seen.set(code, other ?? file)
    if (other === undefined) return []
    const where = other === file ? 'twice here' : `also in ${other}`
    const message = `The permission "${code}" is defined ${where}. Give one of them another prefix or name.`
    return [{ level: 'error', code: 'same-permission', message, place: { file }, word }]
  }
  const ofEntities = definitions.flatMap(({ entity, file }) =>
    entity.permissions.actions.flatMap((action) => fault(permissionCode(entity, action), file, action)),
  )
  const ofParts = projectFiles(project, project.config.business, /\.server\.ts$/).flatMap((file) =>
    menuTexts(project, readProjectFile(project, file) ?? '', 'permission').flatMap((code) =>
      fault(code, file, code),
    ),
  )
  return [...ofEntities, ...ofParts]
}

function guesses(definitions: readonly LoadedDefinition[]): Finding[] {
  return definitions.flatMap(({ entity, file }) =>
    entity.review.map((guess) => ({
      level: 'warning' as const,
      code: 'review',
      message: `${guess} Confirm or correct it and delete it from "review".`,
      place: { file },
      word: guess,
    })),
  )
}

/** The line, from 1, in which a text begins to differ from what it is to be. */
function firstChange(before: string, after: string): number {
  const lines = after.split('\n')
  return before.split('\n').findIndex((line, at) => line !== lines[at]) + 1 || 1
}

/** Definitions without pages, in one finding: each of their files would be another. */
function neverGenerated(definitions: readonly LoadedDefinition[]): Finding[] {
  const [first] = definitions
  if (!first) return []
  const keys = definitions.map(({ entity }) => entity.key)
  const which = keys.length === 1 ? `The pages of ${keys[0]} were` : `${keys.length} definitions were`
  const named = keys.length === 1 ? '' : `: ${keys.join(', ')}`
  return [
    {
      level: 'error',
      code: 'never-generated',
      message: `${which} never generated${named}. Run "lading generate".`,
      place: { file: first.file },
    },
  ]
}

/** Pages that are not what their definitions render now. */
async function drift(project: Project, all: readonly LoadedDefinition[]): Promise<Finding[]> {
  const known = new Set(lockedKeys(project))
  const definitions = all.filter(({ entity }) => known.has(entity.key))
  const never = neverGenerated(all.filter(({ entity }) => !known.has(entity.key)))
  return [...never, ...(await stalePages(project, definitions))]
}

async function stalePages(project: Project, definitions: readonly LoadedDefinition[]): Promise<Finding[]> {
  const options = { conflict: 'ours', adopt: false, force: false, restore: false } as const
  try {
    const plan = await makePlan(
      project,
      definitions,
      options,
      await projectFormatter(project.root, project.derived),
    )
    const stale = plan.files.filter(({ text, action }) => text !== undefined || action === 'delete')
    if (stale.length === 0 && plan.changes.length > 0) {
      const message = 'The lock is behind the definitions. Run "lading generate".'
      return [{ level: 'error', code: 'drift', message }]
    }
    return stale.map(({ path, before, text }) => ({
      level: 'error',
      code: 'drift',
      message: 'The definition renders something else now. Run "lading generate".',
      place: { file: path, ...(before !== undefined && { line: firstChange(before, text ?? '') }) },
    }))
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'derived-edited') throw error
    const { code, message, place, fix } = error
    return [{ level: 'error', code, message: `${message} ${fix}`, ...(place ? { place } : {}) }]
  }
}
