import type { Migration } from '../migrate'

/**
 * Read-only connections to other databases, and the tables of them that reports may be made from (decision 41). The
 * password is sealed; the administration log tells of a column of that name only that it was changed.
 */
export const dataSourceMigration: Migration = {
  id: 'kernel_0041_data_sources',
  sql: `
CREATE TABLE sys_data_source (
  id text PRIMARY KEY,
  tenant_id integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  host text NOT NULL,
  port integer NOT NULL,
  database_name text NOT NULL,
  username text NOT NULL,
  password text NOT NULL,
  tls text NOT NULL,
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_by text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sys_data_source_code_key ON sys_data_source (lower(code));
CREATE TABLE sys_data_source_table (
  source_id text NOT NULL REFERENCES sys_data_source (id) ON DELETE CASCADE,
  key text NOT NULL,
  schema_name text NOT NULL,
  table_name text NOT NULL,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  columns text NOT NULL,
  PRIMARY KEY (source_id, key),
  UNIQUE (source_id, schema_name, table_name)
);
CREATE TRIGGER sys_data_source_administered AFTER INSERT OR UPDATE OR DELETE ON sys_data_source
  FOR EACH ROW EXECUTE FUNCTION log_administration('id');
CREATE TRIGGER sys_data_source_table_administered AFTER INSERT OR UPDATE OR DELETE ON sys_data_source_table
  FOR EACH ROW EXECUTE FUNCTION log_administration('source_id');
`,
}
