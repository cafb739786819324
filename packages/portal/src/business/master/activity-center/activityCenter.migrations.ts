import type { Migration } from '@lading/server'

/** 活动中心: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const activityCenterMigrations: Migration[] = [
  {
    id: 'activity_center_0001_create',
    sql: `
create table activity_center (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  code text,
  name text,
  cost_center text,
  business text,
  status text,
  remark text
);
create index activity_center_newest_idx on activity_center (tenant_id, create_time desc, id desc);
create unique index activity_center_code_key on activity_center (tenant_id, code) where code is not null;
create index if not exists activity_center_id_idx on activity_center (tenant_id, id desc);
create index if not exists activity_center_cost_center_idx on activity_center (tenant_id, cost_center, create_time desc, id desc);
`,
  },
]
