import type { Migration } from '../migrate'

/**
 * What was made from a record and then given up, can be made again, and stock may be taken from more than once: only
 * origins that are `exclusive` keep the same line from being turned into two documents. All are kept: they are the
 * chain that a document shows.
 */
export const repeatedOriginMigration: Migration = {
  id: 'kernel_0016_repeated_origins',
  sql: `
ALTER TABLE sys_record_origin ADD COLUMN exclusive boolean NOT NULL DEFAULT true;
ALTER TABLE sys_record_origin DROP CONSTRAINT sys_record_origin_pkey;
CREATE UNIQUE INDEX sys_record_origin_once ON sys_record_origin (tenant_id, from_entity, from_id, from_line, entity, action)
  WHERE exclusive;
CREATE INDEX sys_record_origin_from ON sys_record_origin (tenant_id, from_entity, from_id);
`,
}
