import type { Migration } from '../migrate'

/** The group of a user, a value of the dictionary `sys_user_group` (spec 1 §3). */
export const userGroupMigration: Migration = {
  id: 'kernel_0014_user_groups',
  sql: `
ALTER TABLE sys_user ADD COLUMN user_group text NOT NULL DEFAULT '';
`,
}
