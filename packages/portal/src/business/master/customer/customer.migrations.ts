import type { Migration } from '@lading/server'

/** 客户: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const customerMigrations: Migration[] = [
  {
    id: 'customer_0001_create',
    sql: `
create table customer (
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
  short_name text,
  country text,
  city text,
  currency text,
  payment_term text,
  contact text,
  mobile text,
  email text,
  status text,
  remark text
);
create index customer_newest_idx on customer (tenant_id, create_time desc, id desc);
create unique index customer_code_key on customer (tenant_id, code) where code is not null;
create index if not exists customer_id_idx on customer (tenant_id, id desc);
`,
  },
]
