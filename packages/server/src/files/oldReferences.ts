import { KINDS } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { ServerModule } from '../module'
import type { StoredField, StoredTable } from '../resource/resourceTable'
import { servedTables } from '../resource/servedTables'
import { holdsFiles } from './storedPaths'

/** Notes the references of one field of all rows that are there, once and for all. */
async function noteField(
  db: Database,
  header: string,
  { table }: Pick<StoredTable, 'table'>,
  { name, column, field }: StoredField,
  line?: string,
): Promise<void> {
  const wire = line ? `${line}.${name}` : name
  const mark = `files:${header}.${wire}`
  if (await db.row(sql`SELECT 1 AS there FROM sys_seed WHERE name = ${mark}`)) return
  const value = sql`t.${sql.identifier(column)}`
  const paths =
    KINDS[field.kind].files === 'html'
      ? sql`(SELECT m[1] AS path FROM regexp_matches(${value}, '/sys/common/static/([A-Za-z0-9_/-]+\\.[a-z0-9]{1,5})', 'g') AS m)`
      : sql`(SELECT regexp_replace(part, '^.*/sys/common/static/', '') AS path
             FROM regexp_split_to_table(${value}, '[^A-Za-z0-9_./:-]+') AS part)`
  await db.transaction(async (tx) => {
    await tx.run(
      sql`INSERT INTO sys_file_reference (path, data_table, data_id, field)
          SELECT DISTINCT f.path, ${header}, ${line ? sql`t.parent_id` : sql`t.id`}, ${wire}
          FROM ${sql.identifier(table)} t CROSS JOIN LATERAL ${paths} AS named
          JOIN sys_file f ON f.path = named.path AND f.tenant_id = t.tenant_id AND NOT f.private
          WHERE ${value} <> '' ON CONFLICT DO NOTHING`,
    )
    await tx.run(sql`INSERT INTO sys_seed (name) VALUES (${mark}) ON CONFLICT DO NOTHING`)
  })
}

/**
 * Finds what records refer to that were saved before references were noted, or before a field held files: everybody
 * of the tenant could read those files then, so nobody gets to see more. Each field is looked through once.
 */
export async function noteOldReferences(db: Database, modules: readonly ServerModule[]): Promise<void> {
  for (const { tables } of servedTables(modules).values()) {
    const { header, lines } = tables
    for (const field of header.fields)
      if (holdsFiles(field.field)) await noteField(db, header.table, header, field)
    for (const line of lines)
      for (const field of line.fields)
        if (holdsFiles(field.field)) await noteField(db, header.table, line, field, line.key)
  }
}
