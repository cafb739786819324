import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { entityPaths, entityPrefix, snakeCase } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { renameEntityStep } from '@lading/templates'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { recover } from '../../files/applyChanges'
import type { FileChange } from '../../files/applyChanges'
import { insideRoot } from '../../files/safePath'
import { applyRun } from '../../history/history'
import { pascalCase, safeName, titleOf } from '../../labels/names'
import type { EntityLock } from '../../lock/entityLock'
import { contentHash, objectPath } from '../../lock/hash'
import { lockPath, readBase, readLock } from '../../lock/lock'
import type { Format } from '../../merge/formatter'
import { projectFormatter } from '../../merge/formatter'
import { idsOnDisk, isMigrations } from '../../plan/migrationsFile'
import { makePlan } from '../../plan/plan'
import type { LoadedDefinition } from '../../project/definitions'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import { projectFiles, readProjectFile } from '../../project/project'
import type { Run } from '../commonOptions'
import type { EntityRename } from './entityEdits'
import { entityEdits, pathAfter } from './entityEdits'
import { linesWith, withEdits } from './fieldEdits'
import type { RenameOptions } from './renameOptions'
import { diffsOf, shownOf } from './shown'

/**
 * Renames an entity: its folder, pages, calls, rights and menu entry, definitions and sources that refer to it, its tables
 * with their data, and whatever the server keeps beside its records. What could mean something else is left and told.
 */
export async function renameEntity(
  run: Run,
  [key, to]: readonly [string, string],
  options: RenameOptions,
): Promise<ExitCode> {
  const project = run.project()
  if (!options.dryRun) recover(project.root, project.config.state)
  const all = loadDefinitions(project)
  const loaded = loadDefinitions(project, [key])[0]!
  const rename = renameOf(loaded, to, options.name)
  refuseNames(rename, all)
  const format = await projectFormatter(project.root, project.derived)
  const drafts = await draftsOf(project, rename, format)
  const drafted: Project = { ...project, drafts, locks: new Map() }
  const lock = readLock(project, key)
  if (lock) {
    drafted.locks!.set(key, undefined)
    drafted.locks!.set(to, await lockAfter(project, lock, rename, { drafts, format }))
  }
  const mode = { conflict: 'ours', adopt: false, force: true, restore: false } as const
  const plan = lock
    ? await makePlan(drafted, loadDefinitions(drafted), mode, format)
    : { files: [], changes: [] }
  const planned = new Set(plan.changes.map(({ path }) => path))
  const changes: FileChange[] = [
    ...[...drafts]
      .filter(([path]) => !planned.has(path) && !path.startsWith(`${project.config.state}/`))
      .map(([path, text]) => ({ path, text })),
    ...plan.changes,
    ...(lock ? forgotten(drafted, lock, plan.changes, lockPath(project, key)) : []),
  ]
  const diffs = options.diff ? diffsOf(project, changes) : []
  if (!options.dryRun) applyRun(project, run.line, changes)
  report(run, drafted, rename, { changes, diffs, dryRun: options.dryRun === true })
  return EXIT.ok
}

function renameOf({ entity: from, file }: LoadedDefinition, key: string, name?: string): EntityRename {
  const after = (text: string) => (text.startsWith(from.key) ? key + text.slice(from.key.length) : text)
  const lines = new Map(
    Object.keys(from.lines ?? {})
      .map((line) => [line, after(line)] as const)
      .filter(([line, now]) => line !== now),
  )
  const prefix = entityPrefix(from)
  const own = prefix.endsWith(`:${from.key}`) ? prefix.slice(0, -from.key.length) + key : prefix
  const to: EntityDefinition = {
    ...from,
    key,
    name: name ?? pascalCase(titleOf(key)),
    permissions: { ...from.permissions, prefix: own },
  }
  const folder = dirname(file)
  // A folder that its owner has moved elsewhere stays where it is.
  const moves = folder.endsWith(`/${entityPaths(from).folder}`)
  const parent = folder.slice(0, -entityPaths(from).folder.length)
  return { from, to, lines, folders: { from: folder, to: moves ? parent + entityPaths(to).folder : folder } }
}

function refuseNames({ from, to, lines, folders }: EntityRename, all: readonly LoadedDefinition[]): void {
  const safe = safeName(to.key)
  const refuse = (code: string, message: string, fix: string) =>
    new Failure(EXIT.usage, code, message, { fix })
  if (safe?.name !== to.key || safe.changed) {
    const fix = safe ? `Use camelCase, e.g. ${safe.name}.` : 'Use letters and digits in camelCase.'
    throw refuse('entity-key', `"${to.key}" cannot be the key of an entity.`, fix)
  }
  if (!/^[A-Z][A-Za-z0-9]*$/.test(to.name))
    throw refuse(
      'entity-name',
      `"${to.name}" cannot be the name of an entity.`,
      'Give one in PascalCase with --name.',
    )
  const now = [to.key, ...lines.values()].map(snakeCase)
  const others = all.flatMap(({ entity }) =>
    [entity.key, ...Object.keys(entity.lines ?? {})]
      .filter((name) => name !== from.key)
      .map((name) => [snakeCase(name), name] as const),
  )
  const taken = others.find(([table]) => now.includes(table))
  const page = all.find(
    ({ entity }) =>
      entity.key !== from.key &&
      entity.area === to.area &&
      entity.name.toLowerCase() === to.name.toLowerCase(),
  )
  if (taken)
    throw refuse(
      'taken',
      `There is an entity or a kind of lines "${taken[1]}" already.`,
      'Choose a name that is free.',
    )
  if (page)
    throw refuse(
      'taken',
      `${page.entity.key} has the name "${to.name}" already.`,
      'Give another one with --name.',
    )
  if (to.key === from.key && to.name === from.name)
    throw refuse('taken', `The entity is called "${to.key}" already.`, 'Choose another name.')
  if (folders.to.startsWith(`${folders.from}/`))
    throw refuse('taken', `The folder ${folders.to} lies in the one that is to move.`, 'Choose another name.')
}

/** Sources of the project: where installed packages, builds and the tool's own files are not. */
function sources(project: Project): string[] {
  const { root, config } = project
  const entries = readdirSync(root, { withFileTypes: true })
  const folders = entries.filter(
    (entry) =>
      entry.isDirectory() && !entry.name.startsWith('.') && !/^(node_modules|dist)$/.test(entry.name),
  )
  return [
    ...entries
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map(({ name }) => name),
    ...folders.flatMap(({ name }) => projectFiles(project, name, /\.(ts|tsx|mjs)$/)),
  ].filter((path) => path !== config.modules)
}

/** Every file that changes or moves, as it is to be; undefined where one was. */
async function draftsOf(
  project: Project,
  rename: EntityRename,
  format: Format,
): Promise<Map<string, string | undefined>> {
  const drafts = new Map<string, string | undefined>()
  const moving = projectFiles(project, rename.folders.from, /./)
  for (const path of new Set([...sources(project), ...moving])) {
    const before = readProjectFile(project, path)!
    const after = pathAfter(rename, path)
    const isSource = /\.(ts|tsx|mjs)$/.test(path)
    const edited = isSource ? withEdits(before, entityEdits(before, path, rename)) : before
    if (edited === before && after === path) continue
    const text = edited === before ? before : await format(after, edited).catch(() => edited)
    if (after !== path) {
      if (existsSync(insideRoot(project.root, after)) && !moving.includes(after))
        throw new Failure(EXIT.refused, 'file-there', 'There is a file where one is to move.', {
          place: { file: after },
          fix: 'Move it away, or choose another name.',
        })
      if (!drafts.has(path)) drafts.set(path, undefined)
    }
    drafts.set(after, text)
  }
  return drafts
}

/** The lock under the new key: the last renders as the new names would have made them, and the step of the database. */
async function lockAfter(
  project: Project,
  lock: EntityLock,
  rename: EntityRename,
  { drafts, format }: { drafts: Map<string, string | undefined>; format: Format },
): Promise<EntityLock> {
  const { from, to, lines } = rename
  const files: EntityLock['files'] = {}
  for (const [path, locked] of Object.entries(lock.files)) {
    const after = pathAfter(rename, path)
    files[after] = locked
    if (locked.owner === 'detached') continue
    const base = readBase(project, from.key, path, locked.base)
    const edited = withEdits(base, entityEdits(base, path, rename))
    const text = edited === base ? base : await format(after, edited).catch(() => edited)
    const hash = contentHash(text)
    drafts.set(`${project.config.state}/${objectPath(hash)}`, text)
    files[after] = { ...locked, base: hash }
  }
  if (project.config.target === 'pages') return { ...lock, entity: to.key, files }
  const names = (entity: EntityDefinition) => ({
    key: entity.key,
    prefix: entityPrefix(entity),
    route: entityPaths(entity).route,
  })
  const tables = Object.fromEntries(
    [[from.key, to.key], ...lines].map((pair) => pair.map((name) => snakeCase(name!))),
  ) as Record<string, string>
  const ids = [...new Set([...lock.migrations.map(({ id }) => id), ...idsOnDisk(project, lock)])]
  const { step, schema } = renameEntityStep(
    lock.schema,
    { from: names(from), to: names(to), tables, lines: Object.fromEntries(lines) },
    ids,
  )
  return { ...lock, entity: to.key, files, migrations: [...lock.migrations, step], schema }
}

/** The old lock, and renders that nothing names any more. */
function forgotten(
  drafted: Project,
  lock: EntityLock,
  changes: readonly FileChange[],
  path: string,
): FileChange[] {
  const { state } = drafted.config
  const written = new Set(changes.filter(({ text }) => text !== undefined).map((change) => change.path))
  const old = Object.values(lock.files).map(({ base }) => `${state}/${objectPath(base)}`)
  return [
    { path, text: undefined },
    ...[...new Set(old)]
      .filter((each) => !written.has(each) && !usedElsewhere(drafted, each))
      .filter((each) => existsSync(insideRoot(drafted.root, each)))
      .map((each) => ({ path: each, text: undefined })),
  ]
}

/** Does the lock of another entity name the render, too? */
function usedElsewhere({ root, config, locks = new Map() }: Project, object: string): boolean {
  const folder = `${config.state}/lock`
  return projectFiles({ root, config }, folder, /\.json$/).some((path) => {
    const key = path.slice(folder.length + 1, -'.json'.length)
    const other = locks.has(key) ? undefined : readLock({ root, config }, key)
    return Object.values(other?.files ?? {}).some(
      ({ base }) => `${config.state}/${objectPath(base)}` === object,
    )
  })
}

function report(
  run: Run,
  drafted: Project,
  { from, to }: EntityRename,
  { changes, diffs, dryRun }: { changes: readonly FileChange[]; diffs: readonly string[]; dryRun: boolean },
): void {
  const shown = shownOf(drafted, changes)
  const texts = new Map(shown.map(({ path, text }) => [path, text === undefined ? '' : text.toString()]))
  const words = [from.key, snakeCase(from.key)]
  const left = sources({ ...drafted, drafts: undefined })
    .concat([...texts.keys()])
    .filter((path, at, list) => list.indexOf(path) === at && !isMigrations(path))
    .flatMap((path) => {
      const text = texts.get(path) ?? readProjectFile(drafted, path) ?? ''
      const lines = new Set(words.flatMap((word) => linesWith(text, word)))
      return [...lines].map((line) => ({ path, line }))
    })
  for (const { path, line } of left)
    run.output.warn(`${path}:${line} still says "${from.key}"; look whether it is the entity`)
  run.output.message(
    dryRun
      ? 'Dry run: nothing was written.'
      : `The tables are renamed at the next start, their data, rights and history stay. Whoever calls ${entityPaths(from).api} from outside has to call ${entityPaths(to).api}.`,
  )
  run.output.result(
    [
      ...shown.map(({ path, text }) => `${(text === undefined ? 'remove' : 'rename').padEnd(14)}${path}`),
      ...diffs,
    ],
    {
      command: 'rename',
      entity: from.key,
      to: to.key,
      dryRun,
      files: shown.map(({ path, text }) => ({ path, action: text === undefined ? 'remove' : 'write' })),
      left,
    },
  )
}
