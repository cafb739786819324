import type { Migration } from '../db/migrate'
import { isLookedUp } from './resourceTable'
import type { ResourceTables } from './resourceTable'

/**
 * The steps by which every such field gets an index for its beginnings, in any case (`ListColumn.beginnings`): one for each
 * field, so that one that is added later gets its own. Databases of earlier releases get them at the start.
 */
export function prefixIndexes({ header: { table, fields } }: ResourceTables): Migration[] {
  return fields
    .filter(({ field }) => isLookedUp(field))
    .map(({ column }) => ({
      id: `${table}_${column}_beginnings`,
      sql: `CREATE INDEX ON "${table}" (tenant_id, lower("${column}") text_pattern_ops);`,
    }))
}
