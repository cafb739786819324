import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { entityPaths, snakeCase } from '@lading/core/entity'
import { Failure } from '../../http/failures'
import type { ServerModule } from '../../module'

/** A table that lookups may name, and what they may read of it (contract §12.3, recommended rule). */
export interface TableDictionary {
  table: string
  /** Wire names → columns. */
  columns: ReadonlyMap<string, SQL>
  /** Rows everybody may see; entities add the tenant. */
  where: (tenantId: number) => SQL
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
    where: () => sql`del_flag = 0 AND status = 1`,
  },
  { table: 'sys_role', columns: columnsOf(['id', 'roleName', 'roleCode']), where: () => sql`true` },
  {
    table: 'sys_depart',
    columns: columnsOf(['id', 'departName', 'orgCode', 'parentId']),
    where: () => sql`del_flag = '0'`,
  },
  { table: 'sys_position', columns: columnsOf(['id', 'code', 'name']), where: () => sql`true` },
  {
    table: 'sys_category',
    columns: columnsOf(['id', 'pid', 'name', 'code', 'hasChild']),
    where: () => sql`true`,
  },
]

/** Wrong or unregistered: told alike, so that nothing can be learned about tables (contract §12.3). */
const malformed = () => new Failure('字典Code格式不正确！')

/** The registry of a server: the kernel's tables and the entities of its modules. */
export function createTableDictionaries(
  modules: readonly ServerModule[],
): ReadonlyMap<string, TableDictionary> {
  const registry = new Map(system.map((entry) => [entry.table, entry]))
  for (const { entity } of modules) {
    if (!entity) continue
    const { table } = entityPaths(entity)
    const shown = Object.entries(entity.fields).filter(
      ([, field]) => field.kind !== 'file' && field.kind !== 'richtext',
    )
    registry.set(table, {
      table,
      columns: columnsOf(['id', ...shown.map(([name]) => name)]),
      where: (tenantId) => sql`tenant_id = ${tenantId}`,
      permission: `${entity.permissions.prefix.replace(/:$/, '')}:list`,
    })
  }
  return registry
}

/** The parts of `table,text,code`, all registered. @throws Failure otherwise */
export function parseTableCode(
  registry: ReadonlyMap<string, TableDictionary>,
  wire: string,
): { source: TableDictionary; text: SQL; code: SQL } {
  const parts = wire.split(',')
  const source = parts.length === 3 ? registry.get(parts[0]!.trim()) : undefined
  const text = source?.columns.get(parts[1]!.trim())
  const code = source?.columns.get(parts[2]!.trim())
  if (!source || !text || !code) throw malformed()
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
