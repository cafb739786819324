import type { OnlineFormModel, OnlineFormRowModel } from '@lading/core/contract'
import type { EntityDefinition } from '@lading/core/entity'
import { snakeCase } from '@lading/core/entity'
import { entitySchema, goneColumns } from '@lading/core/tables'
import type { TableSchema } from '@lading/core/tables'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { didYouMean } from '../console/suggest'
import type { RemoteServer } from './remoteServer'

/** Most forms that a server may hold, and a few more. */
const ALL = '1000'

/** The stored form of a code or key; undefined when there is none. */
export async function findForm(
  server: RemoteServer,
  name: string,
): Promise<{ form?: OnlineFormModel; known: string[] }> {
  const { records } = await server.get<{ records: OnlineFormRowModel[] }>('/online/form/list', {
    pageSize: ALL,
  })
  const row = records.find(({ code, key }) => code === name || key === name)
  const known = records.map(({ code }) => code)
  if (!row) return { known }
  return { form: await server.get<OnlineFormModel>('/online/form/queryById', { id: row.id }), known }
}

/** @throws Failure when there is no form of that code */
export async function readForm(server: RemoteServer, name: string): Promise<OnlineFormModel> {
  const { form, known } = await findForm(server, name)
  if (form) return form
  throw new Failure(EXIT.usage, 'no-form', `The server has no form "${name}".${didYouMean(name, known)}`, {
    fix: 'Name its code, as the list of forms has it (在线表单).',
  })
}

/** Types of columns that a server makes. */
const TYPES = new Set(['text', 'integer', 'numeric(20,6)', 'date', 'timestamp(0)'])
const NAME = /^[a-z][a-z0-9_]{0,62}$/

/**
 * The tables of a form as the server has them, columns that are kept of removed fields included. They become SQL of the
 * project, so nothing is taken over that an entity could not have made itself.
 *
 * @param given what the server says; undefined of a server that does not tell
 * @throws Failure when they are not those of the entity
 */
export function tablesOf(entity: EntityDefinition, given: unknown): TableSchema[] {
  const own = entitySchema(entity)
  if (given === undefined) return own
  const told = (Array.isArray(given) ? given : []) as TableSchema[]
  const refuse = (what: string) =>
    new Failure(EXIT.refused, 'form-tables', `The server's tables of this form are strange: ${what}.`, {
      fix: 'Bring server and tool to the same version, and publish the form once more.',
    })
  for (const { name, columns } of told) {
    if (!NAME.test(String(name)) || !String(name).startsWith(snakeCase(entity.key)))
      throw refuse(`"${String(name)}" is no table of it`)
    for (const [column, type] of Object.entries(columns ?? {}))
      if (!NAME.test(column) || !TYPES.has(type))
        throw refuse(`${name} has a column "${column}" of "${type}"`)
  }
  const tables = own.map((table): TableSchema => {
    const old = told.find(({ name }) => name === table.name)
    if (!old) throw refuse(`${table.name} is missing`)
    for (const [column, type] of Object.entries(table.columns))
      if (old.columns[column] !== type) throw refuse(`${table.name}.${column} is not of type ${type}`)
    const columns = { ...old.columns, ...table.columns }
    const gone = Object.keys(columns).filter((column) => !Object.hasOwn(table.columns, column))
    const since = goneColumns(old)
    return {
      ...table,
      columns,
      ...(gone.length > 0
        ? { gone: Object.fromEntries(gone.map((column) => [column, since[column] ?? ''])) }
        : {}),
    }
  })
  return [...tables, ...told.filter(({ name }) => !own.some((table) => table.name === name))].map((table) =>
    own.some(({ name }) => name === table.name) ? table : goneTable(table, own[0]!),
  )
}

/** Lines that the form has no more: their table keeps what it holds. */
const goneTable = ({ name, columns }: TableSchema, header: TableSchema): TableSchema => ({
  name,
  parent: header.name,
  columns,
  unique: [],
  removed: '',
})
