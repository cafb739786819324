import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, KINDS, permissionCode, snakeCase } from '@lading/core/entity'
import type { FieldRightsStore } from '../../auth/fieldRights'
import { dataRuleScope } from '../../auth/dataRules'
import { mayDo } from '../../auth/sessionStore'
import { Failure, forbidden } from '../../http/failures'
import { keptOf } from '../../keptOf'
import type { ServerModule } from '../../module'
import { listColumns, resourceTables } from '../../resource/resourceTable'
import type { Session } from '../../session'
import { usersOfTenant } from '../user/userScope'

/** A table that lookups may name, and what they may read of it (contract §12.3, recommended rule). */
export interface TableDictionary {
  table: string
  /** Wire names → columns. */
  columns: ReadonlyMap<string, SQL>
  /** Rows the session may see, over the alias `t`. */
  where: (session: Session) => SQL
  /** The entity whose table it is: its field rights count. */
  entity?: EntityDefinition
  /** Permission code the caller must hold. */
  permission?: string
}

const columnsOf = (names: string[]) =>
  new Map(
    names.flatMap((name): [string, SQL][] => {
      const column = sql`${sql.identifier(snakeCase(name))}`
      return [
        [name, column],
        [snakeCase(name), column],
      ]
    }),
  )

const system: TableDictionary[] = [
  {
    table: 'sys_user',
    columns: columnsOf(['id', 'username', 'realname']),
    where: (session) => sql`t.del_flag = 0 AND t.status = 1 AND ${usersOfTenant(session, sql`t`)}`,
  },
  { table: 'sys_role', columns: columnsOf(['id', 'roleName', 'roleCode']), where: () => sql`true` },
  {
    table: 'sys_depart',
    columns: columnsOf(['id', 'departName', 'orgCode', 'parentId']),
    where: () => sql`t.del_flag = '0'`,
  },
  { table: 'sys_position', columns: columnsOf(['id', 'code', 'name']), where: () => sql`true` },
  {
    table: 'sys_category',
    columns: columnsOf(['id', 'pid', 'name', 'code', 'hasChild']),
    where: () => sql`true`,
  },
]

/** Wrong or unregistered: told alike, so that nothing can be learned about tables (contract §12.3). */
export const malformed = () => new Failure('字典Code格式不正确！')

/** The registry of a server: the kernel's tables and the entities of its modules, stored forms as they come and go. */
export const tableDictionaries = keptOf(readTables)

function readTables(modules: readonly ServerModule[]): ReadonlyMap<string, TableDictionary> {
  const registry = new Map(system.map((entry) => [entry.table, entry]))
  for (const { entity, scope } of modules) {
    if (!entity) continue
    const { table } = entityPaths(entity)
    const fields = listColumns(resourceTables(entity).header)
    const shown = Object.entries(entity.fields).filter(([, field]) => !KINDS[field.kind].files)
    registry.set(table, {
      table,
      columns: columnsOf(['id', ...shown.map(([name]) => name)]),
      entity,
      where: (session) => {
        const own = scope?.(session)
        const rules = dataRuleScope(entity, fields, session)
        return sql`t.tenant_id = ${session.tenantId} AND ${own ? sql`(${own})` : sql`true`} AND ${rules ?? sql`true`}`
      },
      permission: permissionCode(entity, 'list'),
    })
  }
  return registry
}

/** What the session may see of a table: columns that are hidden from it do not exist for it. */
export async function visibleTable(
  source: TableDictionary,
  session: Session,
  rights: FieldRightsStore,
): Promise<TableDictionary> {
  if (source.permission && !mayDo(session, source.permission)) throw forbidden()
  const hidden = source.entity ? (await rights.now()).hidden(source.entity, session) : new Set<string>()
  if (hidden.size === 0) return source
  const gone = new Set([...hidden].flatMap((name) => [name, snakeCase(name)]))
  return { ...source, columns: new Map([...source.columns].filter(([name]) => !gone.has(name))) }
}

/** The table, the text and the code of `table,text,code`. @throws Failure unless it is three parts of a known table */
export function partsOf(
  registry: ReadonlyMap<string, TableDictionary>,
  wire: string,
): { source: TableDictionary; text: string; code: string } {
  const [table = '', text = '', code = '', ...more] = wire.split(',').map((part) => part.trim())
  const source = registry.get(table)
  if (!source || more.length > 0) throw malformed()
  return { source, text, code }
}

/** One registered column. @throws Failure for an unregistered one */
export function columnOf(source: TableDictionary, name: string): SQL {
  const column = source.columns.get(name)
  if (!column) throw malformed()
  return column
}

/** The registered table. @throws Failure for an unregistered one */
export function tableOf(registry: ReadonlyMap<string, TableDictionary>, name: string): TableDictionary {
  const source = registry.get(name)
  if (!source) throw malformed()
  return source
}
