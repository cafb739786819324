import { snakeCase } from '@lading/core/entity'
import type { Migration } from '../db/migrate'
import type { ResourceTables } from './resourceTable'

/**
 * The step that every resource's table gets after its own: indexes for the two data rules that bind most people, the own
 * records and those of a department. The first gives the newest of them page by page; the second is for counting, also by
 * the state of the workflow, and narrow: equal keys share their room. Databases of earlier releases get them at the start.
 */
export function dataRuleIndexes({ entity, header }: ResourceTables): Migration {
  const { table } = header
  const state = entity.workflow ? `, "${snakeCase(entity.workflow.field)}"` : ''
  return {
    id: `${table}_data_rules`,
    // Names are PostgreSQL's own choice: those of long tables would be cut off.
    sql: `
CREATE INDEX ON "${table}" (tenant_id, create_by, create_time DESC, id DESC);
CREATE INDEX ON "${table}" (tenant_id, sys_org_code${state});
`,
  }
}
