import { readData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { actionsOf, entityPaths, referringFields, snakeCase } from '@lading/core/entity'
import { adoptTable } from '@lading/core/tables'
import { code, data } from '@lading/templates'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { recover } from '../../files/applyChanges'
import { applyRun } from '../../history/history'
import type { EntityLock } from '../../lock/entityLock'
import { projectFormatter } from '../../merge/formatter'
import { makePlan } from '../../plan/plan'
import type { LoadedDefinition } from '../../project/definitions'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'
import { readProjectFile } from '../../project/project'
import { openServer, requireServer } from '../../remote/remoteServer'
import { readForm, tablesOf } from '../../remote/storedForm'
import type { Run } from '../commonOptions'
import type { AdoptOptions } from './adoptOptions'

/**
 * Makes a form that people designed on a server (ADR 29) an entity of the project: definition, pages and a first step that
 * takes the server's tables over as they are, records included. Key, calls and rights stay the form's.
 */
export async function adoptForm(run: Run, form: string, options: AdoptOptions): Promise<ExitCode> {
  const project = run.project()
  if (!options.dryRun) recover(project.root, project.config.state)
  const address = addressOf(form)
  const server = await openServer(
    run,
    options,
    options.server ?? address?.server ?? requireServer(run, options),
  )
  const stored = await readForm(server, address?.code ?? form)
  if (stored.current === null)
    throw new Failure(EXIT.refused, 'not-published', `The form "${stored.code}" was never published.`, {
      fix: 'Publish it first: what is in force is adopted, not a draft.',
    })
  const read = readData(stored.current)
  if (!read.ok) {
    const told = read.findings.map(({ path, en }) => (path === '' ? en : `${path} ${en}`))
    throw new Failure(EXIT.invalid, 'form-invalid', `The form cannot be read: ${told.join('; ')}.`, {
      fix: 'Bring server and tool to the same version.',
    })
  }
  const entity = read.definition
  const known = loadDefinitions(project)
  const { folder } = entityPaths(entity)
  const file = `${project.config.business}/${folder}/${entity.key}.entity.ts`
  refuseThere(project, entity, file, known)
  const format = await projectFormatter(project.root, project.derived)
  const text = await format(file, renderData(entity))
  const drafted: Project = {
    ...project,
    drafts: new Map([[file, text]]),
    ...(project.config.target === 'pages'
      ? {}
      : { locks: new Map([[entity.key, lockOf(entity, stored.tables)]]) }),
  }
  const mode = { conflict: 'fail', adopt: false, force: false, restore: false } as const
  const plan = await makePlan(drafted, loadDefinitions(drafted, [entity.key]), mode, format)
  const changes = [{ path: file, text }, ...plan.changes]
  if (!options.dryRun) applyRun(project, run.line, changes)
  const files = [file, ...plan.files.filter((each) => each.text !== undefined).map(({ path }) => path)]
  if (options.dryRun) run.output.message('Dry run: nothing was written.')
  for (const notice of noticesOf(entity, known)) run.output.message(`note: ${notice}`)
  run.output.result(
    files.map((path) => `${'create'.padEnd(14)}${path}`),
    { command: 'adopt', entity: entity.key, form: stored.code, version: stored.published, files },
  )
  return EXIT.ok
}

/** `http://host/pc/online/cgformList/visit`: server and code of a form's page. */
function addressOf(form: string): { server: string; code: string } | undefined {
  if (!/^https?:\/\//.test(form)) return undefined
  const { origin, pathname } = new URL(form)
  const name = pathname.split('/').filter(Boolean).at(-1)
  if (name !== undefined) return { server: origin, code: decodeURIComponent(name) }
  throw new Failure(EXIT.usage, 'no-form', `"${form}" names a server, but no form of it.`, {
    fix: 'Name the address of its list, or its code beside --server.',
  })
}

function refuseThere(
  project: Project,
  entity: EntityDefinition,
  file: string,
  known: readonly LoadedDefinition[],
): void {
  const there =
    known.find((each) => each.entity.key === entity.key)?.file ??
    (readProjectFile(project, file) === undefined ? undefined : file)
  if (there === undefined) return
  throw new Failure(EXIT.refused, 'entity-there', `"${entity.key}" is a part of the project already.`, {
    place: { file: there },
    fix: 'Change it there; "lading destroy" and "lading adopt" again take the form as it is now.',
  })
}

/** The definition as data in TypeScript: from here on it may use functions, too. */
function renderData(entity: EntityDefinition): string {
  return code`
import { defineEntity } from '@lading/core/entity'

export const ${entity.key} = defineEntity(${data(entity)})
`.text
}

/** What the database of the server is like: the first step makes it so everywhere, and changes nothing there. */
function lockOf(entity: EntityDefinition, tables: unknown): EntityLock {
  const schema = tablesOf(entity, tables)
  const step = {
    id: `${snakeCase(entity.key)}_0001_adopt`,
    sql: schema.map((table) => adoptTable(table)).join('\n\n'),
  }
  return { format: 1, entity: entity.key, files: {}, migrations: [step], schema }
}

/** What the project has to bring beside it, and what follows on the server. */
function noticesOf(entity: EntityDefinition, known: readonly LoadedDefinition[]): string[] {
  const effects = [...new Set([...actionsOf(entity).values()].flatMap(({ effect }) => effect ?? []))]
  const others = [...new Set(referringFields(entity).map(({ ref }) => ref))].filter(
    (ref) => ref.startsWith('onl') && ref !== entity.key && !known.some((each) => each.entity.key === ref),
  )
  return [
    ...(effects.length > 0
      ? [`Its actions name effects that a module has to register (formEffects): ${effects.join(', ')}.`]
      : []),
    ...(others.length > 0
      ? [`It names records of further forms: adopt them, too: ${others.join(', ')}.`]
      : []),
    `Once the server runs with it, the program's definition is in force; records, rights and links stay. ` +
      `"lading publish ${entity.key}" gives it back.`,
  ]
}
