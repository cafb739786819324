import type { Migration } from '../migrate'

/** Advanced queries that users keep and share (core/contract savedQuery). */
export const savedQueryMigration: Migration = {
  id: 'kernel_0006_saved_queries',
  sql: `
CREATE TABLE sys_super_query (
  id text PRIMARY KEY,
  tenant_id integer NOT NULL DEFAULT 0,
  owner_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  page text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  scope text NOT NULL DEFAULT 'private',
  targets text[] NOT NULL DEFAULT '{}',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sys_super_query_name ON sys_super_query (tenant_id, owner_id, page, name);
CREATE INDEX sys_super_query_page ON sys_super_query (tenant_id, page);
`,
}
