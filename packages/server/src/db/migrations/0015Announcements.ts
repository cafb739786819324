import type { Migration } from '../migrate'

/** When the readers of a released announcement were told: one with a start in the future is told when it begins. */
export const announcementMigration: Migration = {
  id: 'kernel_0015_announcements',
  sql: `
ALTER TABLE sys_announcement ADD COLUMN told_time timestamptz(3);
UPDATE sys_announcement SET told_time = coalesce(send_time, now()) WHERE send_status = '1';
CREATE INDEX sys_announcement_untold ON sys_announcement (id) WHERE told_time IS NULL AND send_status = '1';
`,
}
