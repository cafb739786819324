import type { Migration } from '../migrate'

/** Second factors of logins: the secret sealed, the codes for a lost app hashed. */
export const secondFactorMigration: Migration = {
  id: 'kernel_0030_second_factors',
  sql: `
CREATE TABLE sys_user_factor (
  user_id text PRIMARY KEY REFERENCES sys_user (id) ON DELETE CASCADE,
  secret text NOT NULL,
  confirmed boolean NOT NULL DEFAULT false,
  last_step bigint NOT NULL DEFAULT 0,
  recovery text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now()
);
`,
}
