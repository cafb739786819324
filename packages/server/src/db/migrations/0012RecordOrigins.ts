import type { Migration } from '../migrate'

/**
 * What a record was made from, and by which action. The key is what keeps the same line from being turned into two
 * documents, whoever presses first (ADR 15).
 */
export const recordOriginMigration: Migration = {
  id: 'kernel_0012_record_origins',
  sql: `
CREATE TABLE sys_record_origin (
  tenant_id integer NOT NULL,
  from_entity text NOT NULL,
  from_id text NOT NULL,
  from_line text NOT NULL DEFAULT '',
  entity text NOT NULL,
  action text NOT NULL,
  record_id text NOT NULL,
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, from_entity, from_id, from_line, entity, action)
);
CREATE INDEX sys_record_origin_record ON sys_record_origin (tenant_id, entity, record_id);
`,
}
