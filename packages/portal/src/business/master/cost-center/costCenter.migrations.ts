import type { Migration } from '@lading/server'

/** 成本中心: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const costCenterMigrations: Migration[] = [
  {
    id: 'cost_center_0001_create',
    sql: `
create table cost_center (
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
  company text,
  manager text,
  status text,
  remark text
);
create index cost_center_newest_idx on cost_center (tenant_id, create_time desc, id desc);
create unique index cost_center_code_key on cost_center (tenant_id, code) where code is not null;
create index if not exists cost_center_id_idx on cost_center (tenant_id, id desc);
create index if not exists cost_center_company_idx on cost_center (tenant_id, company, create_time desc, id desc);
`,
  },
]
