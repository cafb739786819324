import { existsSync, readFileSync } from 'node:fs'
import { entityPaths, snakeCase } from '@lading/core/entity'
import { entitySchema } from '@lading/core/tables'
import type { RenderedFile, TemplateSet } from '@lading/templates'
import { likelyRenames, mergedSchema, MigrationError, nextStep, renderPages } from '@lading/templates'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import type { FileChange } from '../files/applyChanges'
import { insideRoot } from '../files/safePath'
import { runGenerator } from '../host/plopHost'
import { contentHash, objectPath } from '../lock/hash'
import type { EntityLock } from '../lock/entityLock'
import { lockPath, lockText, readBase, readLock } from '../lock/lock'
import type { Action, Decided } from '../merge/decide'
import { decide, withLineEnds } from '../merge/decide'
import type { Format } from '../merge/formatter'
import { sameTokens } from '../merge/sameTokens'
import type { LoadedDefinition } from '../project/definitions'
import type { Project } from '../project/project'
import { projectVersion, readProjectFile } from '../project/project'
import { addMissingSteps, idsOnDisk, isMigrations } from './migrationsFile'
import type { PlanOptions } from './options'

/** What is to happen to one file, with both texts for a difference to be shown. */
export interface PlannedFile {
  path: string
  action: Action
  before: string | undefined
  /** As it is to be; undefined: as before, or removed (`action` is `delete`). */
  text: string | undefined
  conflicts?: number
}

/** What is to happen to the files of one entity. */
export interface EntityPlan {
  key: string
  files: PlannedFile[]
  /** The tool's own files (renders, then the lock), to be written after the others. */
  state: FileChange[]
  /** Renders that the lock names no longer. */
  dropped: string[]
  lock: EntityLock
  /** Things to know that nothing is done about. */
  notices: string[]
}

/** Compares what the definition renders now with what it rendered last and with what is on disk. Writes nothing. */
export async function planEntity(
  project: Project,
  { entity, file }: LoadedDefinition,
  options: PlanOptions,
  format: Format,
  templates: TemplateSet,
): Promise<EntityPlan> {
  const lock = readLock(project, entity.key)
  const { migrations, schema } = planMigrations(project, entity, lock, file, options.convert)
  const { files: pages } = await runGenerator({
    name: entity.key,
    known: { business: project.config.business },
    render: ({ business }) => renderPages(entity, business, migrations, project.config.target, templates),
  })
  const rendered = await Promise.all(
    pages.map(async (each) => ({
      ...each,
      text: asBefore(project, entity.key, each, lock) ?? (await format(each.path, each.text)),
    })),
  )
  const files: PlannedFile[] = []
  for (const each of rendered) files.push(await planFile(project, entity.key, each, lock, options, format))
  for (const path of Object.keys(lock?.files ?? {})) {
    if (!rendered.some((each) => each.path === path)) {
      files.push(await planOrphan(project, entity.key, path, lock!, format))
    }
  }
  return {
    key: entity.key,
    files,
    notices: [
      ...files.filter((file) => isLeft(rendered, file)).map(({ path }) => leftNotice(path)),
      ...(project.config.target === 'pages' ? [] : renameNotices(entity, lock)),
    ],
    ...(await planState(project, entity.key, rendered, files, lock, { migrations, schema }, format)),
  }
}

/** The last render, when the new one only has to be laid out to be the same. */
function asBefore(
  project: Project,
  key: string,
  { path, text }: RenderedFile,
  lock: EntityLock | undefined,
): string | undefined {
  const locked = lock?.files[path]
  if (!locked || locked.owner === 'detached' || !hasBase(project, key, path, locked.base)) return undefined
  const base = readBase(project, key, path, locked.base)
  return sameTokens(text, base, project.derived) ? base : undefined
}

function planMigrations(
  project: Project,
  entity: LoadedDefinition['entity'],
  lock: EntityLock | undefined,
  file: string,
  convert = false,
): Pick<EntityLock, 'migrations' | 'schema'> {
  if (project.config.target === 'pages')
    return { migrations: lock?.migrations ?? [], schema: lock?.schema ?? [] }
  const now = entitySchema(entity)
  const before = lock?.migrations ?? []
  try {
    const ids = [...new Set([...before.map(({ id }) => id), ...idsOnDisk(project, lock)])]
    const step = nextStep(lock?.schema, now, ids, { convert })
    const schema = mergedSchema(lock?.schema, now, { ids, version: projectVersion(project) })
    return { migrations: step ? [...before, step] : before, schema }
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    throw new Failure(EXIT.refused, 'migration', error.message, { place: { file }, fix: error.fix })
  }
}

/** A field renamed by hand leaves its column behind, with the data: it is said, with the command that takes them along. */
function renameNotices(entity: LoadedDefinition['entity'], lock: EntityLock | undefined): string[] {
  const { table } = entityPaths(entity)
  const owners = Object.entries({ [entity.key]: entity.fields, ...linesOf(entity) })
  return likelyRenames(lock?.schema, entitySchema(entity)).flatMap(({ table: of, from, to }) => {
    const found = owners.find(([key]) => (key === entity.key ? table : snakeCase(key)) === of)
    const name = Object.keys(found?.[1] ?? {}).find((field) => snakeCase(field) === to)
    if (!found || !name) return []
    const command = `lading rename ${found[0]}.${camelCase(from)} ${name}`
    return [
      `The column "${from}" of ${of} keeps its data, but no field shows them. If "${name}" is its new name: "lading undo", give the field its old name, and run "${command}".`,
    ]
  })
}

function linesOf({ lines = {} }: LoadedDefinition['entity']): Record<string, object> {
  return Object.fromEntries(Object.entries(lines).map(([key, { fields }]) => [key, fields]))
}

const camelCase = (column: string) => column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

async function planFile(
  project: Project,
  key: string,
  rendered: RenderedFile,
  lock: EntityLock | undefined,
  options: PlanOptions,
  format: Format,
): Promise<PlannedFile> {
  const { path, text } = rendered
  const disk = readProjectFile(project, path)
  const done = (decided: Decided): PlannedFile => ({
    path,
    before: disk,
    text: decided.text,
    action: decided.action,
    ...(decided.conflicts === undefined ? {} : { conflicts: decided.conflicts }),
  })
  const adopted = async () => done({ action: 'adopt', ...(await withMissingSteps(rendered, disk!, format)) })
  const locked = lock?.files[path]
  if (!locked) {
    if (disk === undefined) return done({ action: 'create', text })
    if ((await sameText(project, format, path, disk, text)) === true) return done({ action: 'adopt' })
    if (options.adopt) return adopted()
    throw new Failure(
      EXIT.refused,
      'file-there',
      'The file was there before "lading generate" and differs.',
      {
        place: { file: path },
        fix: `Move it away, or take it as an edited page: "lading generate ${key} --adopt".`,
      },
    )
  }
  if (locked.owner === 'detached') {
    return options.adopt && disk !== undefined ? adopted() : done({ action: 'detached' })
  }
  if (disk === undefined && options.restore) return done({ action: 'create', text })
  if (options.adopt && disk !== undefined && !hasBase(project, key, path, locked.base)) {
    return adopted()
  }
  const base = readBase(project, key, path, locked.base)
  if (rendered.owner === 'derived')
    return done(await decideDerived(project, path, base, disk, text, options, format))
  return done(await decide({ path, base, disk, now: text }, options.conflict, format, project.derived))
}

/** A file of steps that is taken as it is gets the steps that it lacks: the lock says that they are there. */
async function withMissingSteps(
  { path, text }: RenderedFile,
  disk: string,
  format: Format,
): Promise<{ text?: string }> {
  if (!isMigrations(path)) return {}
  const whole = addMissingSteps(disk, text)
  return whole === disk ? {} : { text: withLineEnds(await format(path, whole), disk) }
}

async function decideDerived(
  project: Project,
  path: string,
  base: string,
  disk: string | undefined,
  now: string,
  options: PlanOptions,
  format: Format,
): Promise<Decided> {
  if (disk === undefined) return { action: 'create', text: now }
  if (await sameText(project, format, path, disk, now)) return { action: 'same' }
  if (options.force || (await sameText(project, format, path, disk, base))) {
    return { action: 'update', text: withLineEnds(now, disk) }
  }
  throw new Failure(EXIT.refused, 'derived-edited', 'This file is derived and was edited by hand.', {
    place: { file: path },
    fix: 'Put the change into the definition (*.entity.ts) it is derived from, or drop the edit with --force.',
  })
}

/** A page that stays although the definition renders it no longer. */
const isLeft = (rendered: readonly RenderedFile[], { path, action }: PlannedFile) =>
  action === 'keep' && !rendered.some((each) => each.path === path)

const leftNotice = (path: string) =>
  `The definition asks for no ${path} any more. It holds edits of yours, so it stays: remove it, or have it merged when the definition asks for it again.`

/** A file that the definition renders no longer: removed when untouched, else left to its owner. */
async function planOrphan(
  project: Project,
  key: string,
  path: string,
  lock: EntityLock,
  format: Format,
): Promise<PlannedFile> {
  const absolute = insideRoot(project.root, path)
  if (!existsSync(absolute)) return { path, action: 'deleted', before: undefined, text: undefined }
  const disk = readFileSync(absolute, 'utf8')
  const locked = lock.files[path]!
  if (locked.owner === 'detached') return { path, action: 'detached', before: disk, text: undefined }
  const base = readBase(project, key, path, locked.base)
  const untouched = await sameText(project, format, path, disk, base)
  return { path, action: untouched ? 'delete' : 'keep', before: disk, text: undefined }
}

async function planState(
  project: Project,
  key: string,
  rendered: readonly RenderedFile[],
  files: readonly PlannedFile[],
  lock: EntityLock | undefined,
  schema: Pick<EntityLock, 'migrations' | 'schema'>,
  format: Format,
): Promise<Pick<EntityPlan, 'state' | 'dropped' | 'lock'>> {
  // What stays with its owner is remembered: it is merged, not in the way, when it is rendered again.
  const stays = files
    .filter((file) => file.action === 'detached' || isLeft(rendered, file))
    .map(({ path }) => [path, lock!.files[path]!] as const)
  const locked: EntityLock['files'] = {
    ...Object.fromEntries(
      rendered.map(({ path, text, owner }) => [path, { base: contentHash(text), owner }] as const),
    ),
    ...Object.fromEntries(stays),
  }
  const next: EntityLock = { format: 1, entity: key, files: locked, ...schema }
  const { state } = project.config
  const written = rendered.filter(({ path }) => locked[path]!.owner !== 'detached')
  const objects = written.map(({ text }) => ({ path: `${state}/${objectPath(contentHash(text))}`, text }))
  const missing = objects.filter(({ path, text }) => !isStored(insideRoot(project.root, path), text))
  const drafted = project.locks?.has(key) ?? false
  const changed = lock === undefined || drafted || lockText(lock) !== lockText(next)
  const path = lockPath(project, key)
  const kept = new Set(Object.values(locked).map(({ base }) => base))
  const dropped = Object.values(lock?.files ?? {})
    .map(({ base }) => base)
    .filter((base) => !kept.has(base))
  const writes = changed || missing.length > 0 || files.some((file) => file.text !== undefined)
  const changes = writes ? [...missing, { path, text: await format(path, lockText(next)) }] : []
  return { state: changes, dropped, lock: next }
}

function isStored(object: string, text: string): boolean {
  return existsSync(object) && readFileSync(object, 'utf8').replaceAll('\r\n', '\n') === text
}

function hasBase(project: Project, key: string, path: string, hash: string): boolean {
  try {
    readBase(project, key, path, hash)
    return true
  } catch {
    return false
  }
}

async function sameText(
  { derived }: Project,
  format: Format,
  path: string,
  a: string,
  b: string,
): Promise<boolean> {
  const plain = (text: string) => text.replaceAll('\r\n', '\n')
  if (sameTokens(plain(a), plain(b), derived)) return true
  try {
    return (await format(path, a)) === (await format(path, b))
  } catch {
    return false
  }
}
