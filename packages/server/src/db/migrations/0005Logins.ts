import type { Migration } from '../migrate'

const AUDIT = `
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_by text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now()`

/** Accounts of other systems, messages and their templates, user agents (contract §6.4, §19, §22.2). */
export const loginMigration: Migration = {
  id: 'kernel_0005_logins_and_messages',
  sql: `
CREATE TABLE sys_third_account (
  id text PRIMARY KEY,
  sys_user_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  third_type text NOT NULL,
  third_user_uuid text NOT NULL,
  third_user_id text NOT NULL DEFAULT '',
  realname text NOT NULL DEFAULT '',
  avatar text NOT NULL DEFAULT '',
  status integer NOT NULL DEFAULT 1,${AUDIT},
  UNIQUE (third_type, third_user_uuid)
);
CREATE INDEX sys_third_account_user ON sys_third_account (sys_user_id);

CREATE TABLE sys_sms (
  id text PRIMARY KEY,
  es_title text NOT NULL DEFAULT '',
  es_type text NOT NULL,
  es_receiver text NOT NULL,
  es_param text NOT NULL DEFAULT '',
  es_content text NOT NULL DEFAULT '',
  es_send_time timestamptz(3),
  es_send_status text NOT NULL DEFAULT '0',
  es_send_num integer NOT NULL DEFAULT 0,
  es_result text NOT NULL DEFAULT '',
  remark text NOT NULL DEFAULT '',${AUDIT}
);
CREATE TABLE sys_sms_template (
  id text PRIMARY KEY,
  template_name text NOT NULL,
  template_code text NOT NULL UNIQUE,
  template_type text NOT NULL,
  template_content text NOT NULL,
  template_test_json text NOT NULL DEFAULT '',${AUDIT}
);
CREATE TABLE sys_user_agent (
  id text PRIMARY KEY,
  user_name text NOT NULL,
  agent_user_name text NOT NULL,
  start_time timestamptz(3),
  end_time timestamptz(3),
  status text NOT NULL DEFAULT '1',
  create_name text NOT NULL DEFAULT '',
  update_name text NOT NULL DEFAULT '',
  sys_org_code text NOT NULL DEFAULT '',
  sys_company_code text NOT NULL DEFAULT '',${AUDIT}
);
CREATE INDEX sys_user_agent_user ON sys_user_agent (user_name);
`,
}
