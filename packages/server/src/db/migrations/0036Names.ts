import type { Migration } from '../migrate'

/**
 * What administrators call menus, departments, dictionaries and their values, in further languages than Chinese and
 * English, which have columns of their own: by the tag of the language.
 */
export const nameMigration: Migration = {
  id: 'kernel_0036_names',
  sql: ['sys_permission', 'sys_depart', 'sys_dict', 'sys_dict_item']
    .map((table) => `ALTER TABLE ${table} ADD COLUMN names jsonb NOT NULL DEFAULT '{}';`)
    .join('\n'),
}
