import type { Migration } from '@lading/server'

/** 税组: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const taxGroupMigrations: Migration[] = [
  {
    id: 'tax_group_0001_create',
    sql: `
create table tax_group (
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
  rate numeric(20,6),
  status text,
  remark text
);
create index tax_group_newest_idx on tax_group (tenant_id, create_time desc, id desc);
create unique index tax_group_code_key on tax_group (tenant_id, code) where code is not null;
create index if not exists tax_group_id_idx on tax_group (tenant_id, id desc);
`,
  },
]
