import type { Migration } from '../migrate'

/**
 * Comments on cells of lines (ADR 27), whatever entity they are of. They are never rewritten: who wrote what, and when,
 * stays. A row's id is unique among all rows of its kind, so the record is there to be deleted with.
 */
export const cellCommentMigration: Migration = {
  id: 'kernel_0035_cell_comments',
  sql: `
CREATE TABLE sys_cell_comment (
  id text PRIMARY KEY,
  tenant_id integer NOT NULL,
  entity text NOT NULL,
  record_id text NOT NULL,
  line text NOT NULL,
  row_id text NOT NULL,
  field text NOT NULL,
  text text NOT NULL,
  create_by text NOT NULL,
  create_time timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  resolved_by text,
  resolved_time timestamptz(3)
);
CREATE INDEX sys_cell_comment_row ON sys_cell_comment (entity, line, row_id, create_time);
CREATE INDEX sys_cell_comment_record ON sys_cell_comment (tenant_id, entity, record_id);
`,
}
