import type { OnlineFormModel, OnlineFormPreviewModel } from '@lading/core/contract'
import { DataFormError, toData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { loadDefinitions } from '../../project/definitions'
import type { RemoteOptions, RemoteServer } from '../../remote/remoteServer'
import { openServer, requireServer } from '../../remote/remoteServer'
import { renameLines } from '../../remote/renameLines'
import { findForm } from '../../remote/storedForm'
import type { Run } from '../commonOptions'

/** Options of `lading publish`. */
export interface PublishOptions extends RemoteOptions {
  /** Code of the form. */
  as?: string
  confirm?: boolean
  note?: string
  dryRun?: boolean
}

type Data = Record<string, unknown>

const CODE = /^[a-z][A-Za-z0-9]{0,29}$/
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Puts a definition in force as a stored form of a running server (ADR 29): a new form, or a new version of the one of its
 * code. What data cannot say is refused by its name, and so is what the server does not know.
 */
export async function publish(
  run: Run,
  [key]: readonly string[],
  options: PublishOptions,
): Promise<ExitCode> {
  const [loaded] = loadDefinitions(run.project(), [key!])
  const { entity, file } = loaded!
  const code = options.as ?? codeOf(entity.key)
  if (!CODE.test(code))
    throw new Failure(EXIT.usage, 'form-code', `"${code}" cannot be the code of a form.`, {
      fix: 'Name another one with --as: at most 30 letters and digits in camelCase.',
    })
  const definition = asForm(entity, code, file)
  if (options.dryRun) {
    run.output.message('Dry run: no server was asked.')
    run.output.result([JSON.stringify(definition, null, 2)], { command: 'publish', form: code, definition })
    return EXIT.ok
  }
  const server = await openServer(run, options, requireServer(run, options))
  const draft = await keepDraft(server, code, entity, definition)
  const { findings, changes } = await server.get<OnlineFormPreviewModel>('/online/form/preview', {
    id: draft.id,
  })
  refuseFindings(findings, code, file)
  const lines = changes.map(({ en, loses }) => `${(loses ? 'hides' : 'change').padEnd(14)}${en}`)
  if (changes.some(({ loses }) => loses) && !options.confirm) {
    lines.forEach((line) => run.output.message(line))
    throw new Failure(
      EXIT.refused,
      'hides-values',
      'Publishing takes values out of sight. Only the draft was kept.',
      {
        fix: 'Look at the changes above, and agree to them with --confirm.',
      },
    )
  }
  const { published, key: formKey } = await server.send<OnlineFormModel>('POST', '/online/form/publish', {
    id: draft.id,
    version: draft.version,
    ...(options.confirm ? { confirm: true } : {}),
    ...(options.note === undefined ? {} : { note: options.note }),
  })
  if (formKey !== entity.key)
    run.output.message(
      `note: The form has tables of its own: records of "${entity.key}" go there by export and import.`,
    )
  run.output.result([...lines, `${'published'.padEnd(14)}${code}, version ${published}, at ${server.base}`], {
    command: 'publish',
    form: code,
    key: formKey,
    version: published,
    changes,
  })
  return EXIT.ok
}

/** `onlVisit` was adopted from the form `visit`. */
function codeOf(key: string): string {
  const [, rest] = /^onl([A-Z0-9].*)$/.exec(key) ?? []
  return rest === undefined ? key : rest.charAt(0).toLowerCase() + rest.slice(1)
}

/** The definition as the server takes it: its lines begin with the form's key, its records refer to its own. @throws Failure naming each function */
function asForm(entity: EntityDefinition, code: string, file: string): Data {
  const formKey = `onl${capital(code)}`
  const names = Object.fromEntries(
    Object.keys(entity.lines ?? {})
      .filter((line) => !(line.startsWith(formKey) && line.length > formKey.length))
      .map((line) => [
        line,
        formKey + capital(line.startsWith(entity.key) ? line.slice(entity.key.length) || 'Line' : line),
      ]),
  )
  try {
    return referringTo(renameLines(toData(entity) as unknown as Data, names), entity.key, formKey)
  } catch (error) {
    if (!(error instanceof DataFormError)) throw error
    const [first, ...also] = error.findings.map(({ path, en }) => ({
      code: 'not-data',
      message: `${path} ${en}.`,
      place: { file },
      fix: 'A stored form is data: say it as data, or leave this entity in the program.',
    }))
    throw new Failure(EXIT.invalid, first!.code, first!.message, { place: { file }, fix: first!.fix, also })
  }
}

/** Fields that pick records of the entity itself, e.g. the record above in a tree, pick those of the form. */
function referringTo(definition: Data, key: string, formKey: string): Data {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const { kind, ref } = value as Data
    const own = kind === 'record' && ref === key ? { ref: formKey } : {}
    return { ...Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)])), ...own }
  }
  return walk(definition) as Data
}

async function keepDraft(
  server: RemoteServer,
  code: string,
  { label }: EntityDefinition,
  definition: Data,
): Promise<OnlineFormModel> {
  const { form } = await findForm(server, code)
  if (!form) return server.send('POST', '/online/form/add', { code, label, definition })
  return server.send('PUT', '/online/form/edit', { id: form.id, version: form.version, definition })
}

function refuseFindings(findings: OnlineFormPreviewModel['findings'], code: string, file: string): void {
  const [first, ...also] = findings.map(({ path, en }) => ({
    code: 'not-fit',
    message: `${path === '' ? code : path}: ${en.replace(/\.$/, '')}.`,
    place: { file },
    fix: 'The draft was kept on the server; correct the definition and publish it again.',
  }))
  if (first)
    throw new Failure(EXIT.invalid, first.code, first.message, { place: { file }, fix: first.fix, also })
}
