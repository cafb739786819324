import type { Migration } from '@lading/server'

/** 项目: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const projectTrackingMigrations: Migration[] = [
  {
    id: 'project_tracking_0001_create',
    sql: `
create table project_tracking (
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
  customer text,
  manager text,
  start_date date,
  end_date date,
  budget numeric(20,6),
  status text,
  remark text
);
create index project_tracking_newest_idx on project_tracking (tenant_id, create_time desc, id desc);
create unique index project_tracking_code_key on project_tracking (tenant_id, code) where code is not null;
create index if not exists project_tracking_id_idx on project_tracking (tenant_id, id desc);
create index if not exists project_tracking_customer_idx on project_tracking (tenant_id, customer, create_time desc, id desc);
`,
  },
]
