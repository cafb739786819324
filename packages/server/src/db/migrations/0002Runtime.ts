import type { Migration } from '../migrate'

/** Sessions, logs, number sequences and the answers kept for repeated requests. */
export const runtimeMigration: Migration = {
  id: 'kernel_0002_runtime',
  sql: `
CREATE TABLE sys_session (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  tenant_id integer NOT NULL DEFAULT 0,
  ip text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sys_session_user ON sys_session (user_id);
CREATE INDEX sys_session_expires ON sys_session (expires_at);

CREATE TABLE sys_log (
  id text PRIMARY KEY,
  log_type integer NOT NULL,
  log_content text NOT NULL,
  operate_type integer,
  userid text NOT NULL DEFAULT '',
  username text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT '',
  method text NOT NULL DEFAULT '',
  request_url text NOT NULL DEFAULT '',
  request_type text NOT NULL DEFAULT '',
  request_param text NOT NULL DEFAULT '',
  cost_time integer,
  create_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sys_log_time ON sys_log (log_type, create_time DESC);

CREATE TABLE sys_data_log (
  id text PRIMARY KEY,
  data_table text NOT NULL,
  data_id text NOT NULL,
  data_version integer NOT NULL,
  type text NOT NULL,
  data_content text NOT NULL,
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sys_data_log_data ON sys_data_log (data_table, data_id, data_version DESC);

CREATE TABLE sys_sequence (
  tenant_id integer NOT NULL,
  name text NOT NULL,
  value integer NOT NULL,
  PRIMARY KEY (tenant_id, name)
);

CREATE TABLE sys_idempotency (
  key text NOT NULL,
  user_id text NOT NULL,
  request_hash text NOT NULL,
  answer text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX sys_idempotency_age ON sys_idempotency (created_at);

CREATE TABLE sys_seed (
  name text PRIMARY KEY,
  amount integer NOT NULL DEFAULT 0,
  seeded_at timestamptz(3) NOT NULL DEFAULT now()
);
`,
}
