import type { Migration } from '../migrate'

/**
 * Forms that are designed while the server runs (decision 29): the draft, and each version that was in force. `tables` says
 * how the tables of a form are, with the columns that are kept of removed fields; restoring a copy makes them from it.
 */
export const onlineFormMigration: Migration = {
  id: 'kernel_0025_online_forms',
  sql: `
CREATE TABLE sys_online_form (
  id text PRIMARY KEY,
  code text NOT NULL,
  form_key text NOT NULL,
  label_zh text NOT NULL DEFAULT '',
  label_en text NOT NULL DEFAULT '',
  draft text NOT NULL,
  published integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  tables text NOT NULL DEFAULT '[]',
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_by text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sys_online_form_key ON sys_online_form (lower(form_key));
CREATE TABLE sys_online_form_version (
  form_id text NOT NULL REFERENCES sys_online_form (id) ON DELETE CASCADE,
  number integer NOT NULL,
  definition text NOT NULL,
  changes text NOT NULL DEFAULT '[]',
  kept text NOT NULL DEFAULT '[]',
  note text NOT NULL DEFAULT '',
  publish_by text NOT NULL DEFAULT '',
  publish_time timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (form_id, number)
);
CREATE TRIGGER sys_online_form_administered AFTER INSERT OR UPDATE OR DELETE ON sys_online_form
  FOR EACH ROW EXECUTE FUNCTION log_administration('id');
`,
}
