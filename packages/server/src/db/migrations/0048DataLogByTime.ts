import type { Migration } from '../migrate'

/** The data log is read by time, its newest lines first (contract §19): without an index every page sorts all of it. */
export const dataLogByTimeMigration: Migration = {
  id: 'kernel_0048_data_log_by_time',
  sql: `CREATE INDEX sys_data_log_time ON sys_data_log (create_time DESC, id DESC);`,
}
