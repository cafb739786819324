import type { Migration } from '../migrate'

/** Which saved query a page opens with, for each user (core/contract savedQuery). */
export const defaultQueryMigration: Migration = {
  id: 'kernel_0010_default_queries',
  sql: `
CREATE TABLE sys_super_query_default (
  tenant_id integer NOT NULL DEFAULT 0,
  user_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  page text NOT NULL,
  query_id text NOT NULL REFERENCES sys_super_query (id) ON DELETE CASCADE,
  PRIMARY KEY (tenant_id, user_id, page)
);
CREATE INDEX sys_super_query_default_query ON sys_super_query_default (query_id);
`,
}
