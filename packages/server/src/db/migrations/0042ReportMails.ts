import type { Migration } from '../migrate'

/** When people have a report mailed, to whom, and what is asked of it (decision 32). */
export const reportMailMigration: Migration = {
  id: 'kernel_0042_report_mails',
  sql: `
CREATE TABLE sys_report_mail (
  id text PRIMARY KEY,
  tenant_id integer NOT NULL,
  report_id text NOT NULL,
  owner text NOT NULL,
  cron_expression text NOT NULL,
  receivers text[] NOT NULL,
  parameters text NOT NULL,
  last_run timestamptz(3),
  last_result text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sys_report_mail_owner ON sys_report_mail (tenant_id, owner, report_id);
`,
}
