import type { Migration } from '../migrate'

/**
 * What goes to other systems (decision 20). The unique key keeps one version of a record from being sent twice; `due` is
 * when it is tried next, and until when whoever sends it now has it for itself.
 */
export const outboxMigration: Migration = {
  id: 'kernel_0020_outbox',
  sql: `
CREATE TABLE sys_outbox (
  id text PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code text NOT NULL DEFAULT '',
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_by text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now(),
  status text,
  channel text,
  subject text,
  receiver text,
  entity text,
  record_id text,
  record_version integer,
  tries integer DEFAULT 0,
  answer text,
  sent_time timestamp(0),
  payload text,
  due timestamptz(3) NOT NULL DEFAULT now(),
  when_sent text,
  when_failed text
);
CREATE UNIQUE INDEX sys_outbox_once ON sys_outbox (tenant_id, channel, entity, record_id, record_version);
CREATE INDEX sys_outbox_due ON sys_outbox (due) WHERE status = 'waiting';
CREATE INDEX sys_outbox_newest_idx ON sys_outbox (tenant_id, create_time DESC, id DESC);
`,
}
