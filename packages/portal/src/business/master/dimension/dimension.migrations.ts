import type { Migration } from '@lading/server'

/** 部门维度: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const dimensionMigrations: Migration[] = [
  {
    id: 'dimension_0001_create',
    sql: `
create table dimension (
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
  depart text,
  sale_types text,
  status text,
  remark text
);
create index dimension_newest_idx on dimension (tenant_id, create_time desc, id desc);
create unique index dimension_code_key on dimension (tenant_id, code) where code is not null;
create index if not exists dimension_id_idx on dimension (tenant_id, id desc);
`,
  },
]
