import type { Migration } from '../migrate'

/** Reports that are designed while the server runs (decision 32): the draft, and each version that was in force. */
export const storedReportMigration: Migration = {
  id: 'kernel_0028_stored_reports',
  sql: `
CREATE TABLE sys_report (
  id text PRIMARY KEY,
  code text NOT NULL,
  label_zh text NOT NULL DEFAULT '',
  label_en text NOT NULL DEFAULT '',
  draft text NOT NULL,
  published integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_by text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX sys_report_code_key ON sys_report (lower(code));
CREATE TABLE sys_report_version (
  report_id text NOT NULL REFERENCES sys_report (id) ON DELETE CASCADE,
  number integer NOT NULL,
  definition text NOT NULL,
  label_zh text NOT NULL DEFAULT '',
  label_en text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  publish_by text NOT NULL DEFAULT '',
  publish_time timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (report_id, number)
);
CREATE TRIGGER sys_report_administered AFTER INSERT OR UPDATE OR DELETE ON sys_report
  FOR EACH ROW EXECUTE FUNCTION log_administration('id');
`,
}
