import type { Migration } from '@lading/server'

/** 合作方: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const partnerMigrations: Migration[] = [
  {
    id: 'partner_0001_create',
    sql: `
create table partner (
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
  partner_type text,
  country text,
  city text,
  address text,
  contact text,
  mobile text,
  email text,
  status text,
  remark text
);
create index partner_newest_idx on partner (tenant_id, create_time desc, id desc);
create unique index partner_code_key on partner (tenant_id, code) where code is not null;
create index if not exists partner_id_idx on partner (tenant_id, id desc);
`,
  },
]
