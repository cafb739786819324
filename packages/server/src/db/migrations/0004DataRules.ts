import type { Migration } from '../migrate'

/** Data rules may be ticked for departments and their roles too (contract §11). */
export const dataRuleMigration: Migration = {
  id: 'kernel_0004_data_rules',
  sql: `
ALTER TABLE sys_depart_permission ADD COLUMN data_rule_ids text NOT NULL DEFAULT '';
ALTER TABLE sys_depart_role_permission ADD COLUMN data_rule_ids text NOT NULL DEFAULT '';
`,
}
