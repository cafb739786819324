import type { Migration } from '../migrate'

/**
 * Approvals of records (ADR 22): one row for each submission, one for each step that somebody was asked in. The indexes
 * keep a record from being submitted twice and a step from being open twice, whoever presses first.
 */
export const approvalMigration: Migration = {
  id: 'kernel_0013_approvals',
  sql: `
CREATE TABLE sys_approval (
  id text PRIMARY KEY,
  tenant_id integer NOT NULL,
  entity text NOT NULL,
  record_id text NOT NULL,
  record_title text NOT NULL DEFAULT '',
  applicant text NOT NULL,
  org_code text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'waiting',
  ended_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  end_time timestamptz(3)
);
CREATE UNIQUE INDEX sys_approval_waiting ON sys_approval (tenant_id, entity, record_id) WHERE state = 'waiting';
CREATE INDEX sys_approval_record ON sys_approval (tenant_id, entity, record_id, create_time);
CREATE INDEX sys_approval_applicant ON sys_approval (tenant_id, applicant, create_time DESC);
CREATE TABLE sys_approval_task (
  id text PRIMARY KEY,
  approval_id text NOT NULL REFERENCES sys_approval (id) ON DELETE CASCADE,
  tenant_id integer NOT NULL,
  entity text NOT NULL,
  record_id text NOT NULL,
  record_version integer NOT NULL,
  step integer NOT NULL,
  title text NOT NULL,
  title_en text NOT NULL,
  asked text NOT NULL,
  asked_value text NOT NULL,
  applicant text NOT NULL,
  notice_id text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'open',
  decided_by text NOT NULL DEFAULT '',
  decided_for text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  decided_time timestamptz(3)
);
CREATE UNIQUE INDEX sys_approval_task_open ON sys_approval_task (approval_id) WHERE state = 'open';
CREATE INDEX sys_approval_task_waiting ON sys_approval_task (tenant_id, asked, asked_value) WHERE state = 'open';
CREATE INDEX sys_approval_task_record ON sys_approval_task (tenant_id, entity, record_id);
CREATE INDEX sys_approval_task_decided ON sys_approval_task (tenant_id, decided_by, decided_time DESC);
`,
}
