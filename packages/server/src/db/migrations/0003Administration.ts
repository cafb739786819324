import type { Migration } from '../migrate'

const AUDIT = `
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_by text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now()`

/** Department roles, data rules, check and fill rules, jobs and stored files (contract §10, §11, §17–19). */
export const administrationMigration: Migration = {
  id: 'kernel_0003_administration',
  sql: `
CREATE TABLE sys_depart_permission (
  depart_id text NOT NULL REFERENCES sys_depart (id) ON DELETE CASCADE,
  permission_id text NOT NULL REFERENCES sys_permission (id) ON DELETE CASCADE,
  PRIMARY KEY (depart_id, permission_id)
);
CREATE TABLE sys_depart_role (
  id text PRIMARY KEY,
  depart_id text NOT NULL REFERENCES sys_depart (id) ON DELETE CASCADE,
  role_name text NOT NULL,
  role_code text NOT NULL UNIQUE,
  description text NOT NULL DEFAULT '',${AUDIT}
);
CREATE INDEX sys_depart_role_depart ON sys_depart_role (depart_id);
CREATE TABLE sys_depart_role_permission (
  role_id text NOT NULL REFERENCES sys_depart_role (id) ON DELETE CASCADE,
  permission_id text NOT NULL REFERENCES sys_permission (id) ON DELETE CASCADE,
  PRIMARY KEY (role_id, permission_id)
);
CREATE TABLE sys_depart_role_user (
  role_id text NOT NULL REFERENCES sys_depart_role (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  PRIMARY KEY (role_id, user_id)
);
CREATE INDEX sys_depart_role_user_user ON sys_depart_role_user (user_id);

CREATE TABLE sys_permission_data_rule (
  id text PRIMARY KEY,
  permission_id text NOT NULL REFERENCES sys_permission (id) ON DELETE CASCADE,
  rule_name text NOT NULL,
  rule_column text NOT NULL,
  rule_conditions text NOT NULL,
  rule_value text NOT NULL,
  status text NOT NULL DEFAULT '1',${AUDIT}
);
CREATE INDEX sys_permission_data_rule_permission ON sys_permission_data_rule (permission_id);

CREATE TABLE sys_check_rule (
  id text PRIMARY KEY,
  rule_name text NOT NULL,
  rule_code text NOT NULL UNIQUE,
  rule_json text NOT NULL,
  rule_description text NOT NULL DEFAULT '',${AUDIT}
);
CREATE TABLE sys_fill_rule (
  id text PRIMARY KEY,
  rule_name text NOT NULL,
  rule_code text NOT NULL UNIQUE,
  rule_class text NOT NULL,
  rule_params text NOT NULL DEFAULT '',${AUDIT}
);

CREATE TABLE sys_quartz_job (
  id text PRIMARY KEY,
  job_class_name text NOT NULL,
  cron_expression text NOT NULL,
  parameter text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  status integer NOT NULL DEFAULT -1,
  last_run timestamptz(3),
  last_result text NOT NULL DEFAULT '',${AUDIT}
);

CREATE TABLE sys_file (
  path text PRIMARY KEY,
  original_name text NOT NULL,
  biz text NOT NULL DEFAULT '',
  size bigint NOT NULL,
  mime text NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  owner_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  private boolean NOT NULL DEFAULT false,
  create_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sys_file_owner ON sys_file (owner_id);
`,
}
