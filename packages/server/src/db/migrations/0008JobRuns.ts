import type { Migration } from '../migrate'

/** Every run of a scheduled job, not only the last one; they go with their job. */
export const jobRunMigration: Migration = {
  id: 'kernel_0008_job_runs',
  sql: `
CREATE TABLE sys_quartz_job_run (
  id text PRIMARY KEY,
  job_id text NOT NULL REFERENCES sys_quartz_job (id) ON DELETE CASCADE,
  job_class_name text NOT NULL,
  trigger text NOT NULL,
  run_by text NOT NULL DEFAULT '',
  process text NOT NULL,
  start_time timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  seen_time timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  end_time timestamptz(3),
  duration_ms bigint,
  outcome text NOT NULL DEFAULT 'running',
  message text NOT NULL DEFAULT ''
);
CREATE INDEX sys_quartz_job_run_job ON sys_quartz_job_run (job_id, start_time DESC);
CREATE INDEX sys_quartz_job_run_start ON sys_quartz_job_run (start_time DESC);
CREATE INDEX sys_quartz_job_run_open ON sys_quartz_job_run (process) WHERE outcome = 'running';
`,
}
