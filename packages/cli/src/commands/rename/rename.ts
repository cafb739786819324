import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entityPaths, snakeCase } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { renameStep } from '@lading/templates'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { didYouMean } from '../../console/suggest'
import { recover } from '../../files/applyChanges'
import type { FileChange } from '../../files/applyChanges'
import { applyRun } from '../../history/history'
import { safeName } from '../../labels/names'
import { readLock } from '../../lock/lock'
import { projectFormatter } from '../../merge/formatter'
import { idsOnDisk } from '../../plan/migrationsFile'
import { makePlan } from '../../plan/plan'
import type { LoadedDefinition } from '../../project/definitions'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import type { Run } from '../commonOptions'
import type { FieldName } from './fieldEdits'
import { renameEntity } from './renameEntity'
import type { RenameOptions } from './renameOptions'
import { diffsOf, shownOf } from './shown'
import { definitionEdits, linesWith, pageEdits, referringEdits, withEdits } from './fieldEdits'

/** Renames an entity (`saQuotation`), or a field of it or of its lines (`saQuotation.eta`). */
export function rename(run: Run, given: readonly string[], options: RenameOptions): Promise<ExitCode> {
  // Who writes `rename field saQuotation.eta arrival` is understood.
  const said = given.filter((each) => each !== undefined)
  const [what, to, more] = said.length > 2 && /^(entity|field)$/.test(said[0]!) ? said.slice(1) : said
  if (more !== undefined) {
    throw new Failure(EXIT.usage, 'arguments', `"${more}" is one word too many.`, {
      fix: 'Write "lading rename saQuotation.eta arrival" for a field, "lading rename saQuotation offer" for an entity.',
    })
  }
  return what!.includes('.')
    ? renameField(run, [what, to], options)
    : renameEntity(run, [what!, to!], options)
}

/**
 * Renames a field of an entity or of its lines everywhere: definition, pages, definitions that refer to it, and the
 * column of the database, whose data stay. What could mean something else is left and told.
 *
 * @param field `saQuotation.eta`, `saQuotationLine.price`
 * @param to the new name
 */
async function renameField(
  run: Run,
  [field, to]: readonly (string | undefined)[],
  options: RenameOptions,
): Promise<ExitCode> {
  const project = run.project()
  if (!options.dryRun) recover(project.root, project.config.state)
  const all = loadDefinitions(project)
  const found = findField(all, field!)
  refuseName(found, to!)
  const drafts = draftsOf(project, all, found, to!)
  const drafted: Project = { ...project, drafts, locks: new Map() }
  const lock = readLock(project, found.entity.key)
  if (lock) drafted.locks!.set(found.entity.key, withRenamedColumn(project, lock, found, to!))
  const format = await projectFormatter(project.root, project.derived)
  for (const [path, text] of drafts) drafts.set(path, await format(path, text).catch(() => text))
  const mode = { conflict: 'ours', adopt: false, force: false, restore: false } as const
  const changed = loadDefinitions(drafted)
  const plan = lock ? await makePlan(drafted, changed, mode, format) : { files: [], changes: [] }
  const planned = new Set(plan.changes.map(({ path }) => path))
  const changes = [
    ...[...drafts].filter(([path]) => !planned.has(path)).map(([path, text]) => ({ path, text })),
    ...plan.changes,
  ]
  const diffs = options.diff ? diffsOf(project, changes) : []
  if (!options.dryRun) applyRun(project, run.line, changes)
  report(run, project, found, to!, changes, diffs, options.dryRun === true)
  return EXIT.ok
}

interface Found extends LoadedDefinition {
  field: FieldName
}

function findField(all: readonly LoadedDefinition[], text: string): Found {
  const [owner, name, ...rest] = text.split('.')
  const owners = all.flatMap((loaded) => [
    { loaded, key: loaded.entity.key, line: undefined, fields: loaded.entity.fields },
    ...Object.entries(loaded.entity.lines ?? {}).map(([key, line]) => ({
      loaded,
      key,
      line: key,
      fields: line.fields,
    })),
  ])
  const of = owners.find(({ key }) => key === owner)
  if (!of) {
    const known = owners.map(({ key }) => key)
    throw new Failure(EXIT.usage, 'no-entity', `There is no entity "${owner}".${didYouMean(owner!, known)}`, {
      fix: `Name a field as entity.field; entities and lines: ${known.join(', ')}.`,
    })
  }
  if (name && rest.length === 0 && Object.hasOwn(of.fields, name))
    return { ...of.loaded, field: { line: of.line, name } }
  throw new Failure(
    EXIT.usage,
    'no-field',
    `There is no field "${name ?? ''}" of ${owner}.${didYouMean(name ?? '', Object.keys(of.fields))}`,
    { fix: `Name a field as ${owner}.field.` },
  )
}

function refuseName({ entity, field, file }: Found, to: string): void {
  const fields = field.line === undefined ? entity.fields : entity.lines![field.line]!.fields
  const safe = safeName(to)
  if (safe?.name !== to || safe.changed) {
    throw new Failure(EXIT.usage, 'field-name', `"${to}" cannot be the name of a field.`, {
      fix: safe ? `Use camelCase, e.g. ${safe.name}.` : 'Use letters and digits in camelCase.',
    })
  }
  const column = snakeCase(to)
  const taken = Object.keys(fields).find((name) => name !== field.name && snakeCase(name) === column)
  if (taken === undefined && to !== field.name) return
  throw new Failure(EXIT.usage, 'taken', `There is a field "${taken ?? to}" already.`, {
    place: { file },
    fix: 'Choose a name that is free.',
  })
}

/** Every source that names the field, as it is to be. */
function draftsOf(
  project: Project,
  all: readonly LoadedDefinition[],
  { entity, file, field }: Found,
  to: string,
): Map<string, string> {
  const drafts = new Map<string, string>()
  const draft = (path: string, edited: (text: string) => string) => {
    const before = drafts.get(path) ?? readFileSync(join(project.root, path), 'utf8')
    const after = edited(before)
    if (after !== before) drafts.set(path, after)
  }
  const lines = Object.keys(entity.lines ?? {})
  draft(file, (text) => withEdits(text, definitionEdits(text, field, to, lines)))
  if (field.line === undefined)
    for (const other of all)
      draft(other.file, (text) => withEdits(text, referringEdits(text, entity.key, field.name, to)))
  if (!isAmbiguous(entity, field))
    for (const path of pagesOf(project, file))
      draft(path, (text) => withEdits(text, pageEdits(text, field.name, to)))
  return drafts
}

/** Do header and lines, or two kinds of lines, both have a field of that name? */
function isAmbiguous({ fields, lines = {} }: EntityDefinition, { name }: FieldName): boolean {
  const groups = [fields, ...Object.values(lines).map((line) => line.fields)]
  return groups.filter((group) => Object.hasOwn(group, name)).length > 1
}

function pagesOf({ root }: Project, file: string): string[] {
  const folder = dirname(file)
  return readdirSync(join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(entity|migrations|route)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
}

/** The lock with the column called otherwise, and the step that does it. */
function withRenamedColumn(
  project: Project,
  lock: NonNullable<ReturnType<typeof readLock>>,
  { entity, field }: Found,
  to: string,
): NonNullable<ReturnType<typeof readLock>> {
  const table = field.line === undefined ? entityPaths(entity).table : snakeCase(field.line)
  const [from, column] = [snakeCase(field.name), snakeCase(to)]
  const ids = [...new Set([...lock.migrations.map(({ id }) => id), ...idsOnDisk(project, lock)])]
  const { step, schema } = renameStep(lock.schema, table, from, column, ids)
  return { ...lock, migrations: [...lock.migrations, step], schema }
}

function report(
  run: Run,
  project: Project,
  { entity, file, field }: Found,
  to: string,
  changes: readonly FileChange[],
  diffs: readonly string[],
  dryRun: boolean,
): void {
  const shown = shownOf(project, changes)
  const texts = new Map(shown.map(({ path, text }) => [path, text === undefined ? '' : text.toString()]))
  const left = [file, ...pagesOf(project, file)].flatMap((path) => {
    const text = texts.get(path) ?? readFileSync(join(project.root, path), 'utf8')
    const words = new Set([field.name, ...(path.endsWith('.server.ts') ? [snakeCase(field.name)] : [])])
    return [...words].flatMap((word) => linesWith(text, word).map((line) => ({ path, line, word })))
  })
  for (const { path, line, word } of left)
    run.output.warn(`${path}:${line} still says "${word}"; look whether it is the field`)
  run.output.message(
    dryRun
      ? 'Dry run: nothing was written.'
      : `The column is renamed at the next start, its data stay. Saved queries, data rules and field rights that name "${field.name}" of ${entity.label.en} do not follow: look at them.`,
  )
  run.output.result([...shown.map(({ path }) => `${'rename'.padEnd(14)}${path}`), ...diffs], {
    command: 'rename',
    field: `${field.line ?? entity.key}.${field.name}`,
    to,
    dryRun,
    files: shown.map(({ path }) => path),
    left,
  })
}
