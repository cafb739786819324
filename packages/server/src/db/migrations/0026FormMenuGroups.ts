import type { Migration } from '../migrate'

/** Where the list of a stored form stands in the menu: the key of a group; empty: among the forms that people designed. */
export const formMenuGroupMigration: Migration = {
  id: 'kernel_0026_form_menu_groups',
  sql: `ALTER TABLE sys_online_form ADD COLUMN menu_group text NOT NULL DEFAULT '';`,
}
