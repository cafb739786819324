import type { Migration } from '../migrate'

/** Messages and user agents belong to the tenant in which they were made; older ones to none. */
export const tenantRecordMigration: Migration = {
  id: 'kernel_0007_tenant_records',
  sql: `
ALTER TABLE sys_sms ADD COLUMN tenant_id integer NOT NULL DEFAULT 0;
ALTER TABLE sys_user_agent ADD COLUMN tenant_id integer NOT NULL DEFAULT 0;
CREATE INDEX sys_sms_tenant ON sys_sms (tenant_id, create_time DESC);
CREATE INDEX sys_user_agent_tenant ON sys_user_agent (tenant_id, user_name);
`,
}
