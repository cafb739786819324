import type { Migration } from '../migrate'

/**
 * A job has one open run at most, over all processes: the open run is the lock. Of several that were open when this
 * was brought in, the newest goes on.
 */
export const oneRunPerJobMigration: Migration = {
  id: 'kernel_0009_one_run_per_job',
  sql: `
UPDATE sys_quartz_job_run r SET outcome = 'broken', end_time = seen_time
WHERE outcome = 'running' AND EXISTS (
  SELECT 1 FROM sys_quartz_job_run n WHERE n.job_id = r.job_id AND n.outcome = 'running'
    AND (n.start_time, n.id) > (r.start_time, r.id));
CREATE UNIQUE INDEX sys_quartz_job_run_one ON sys_quartz_job_run (job_id) WHERE outcome = 'running';
`,
}
