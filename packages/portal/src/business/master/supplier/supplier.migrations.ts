import type { Migration } from '@lading/server'

/** 供应商: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const supplierMigrations: Migration[] = [
  {
    id: 'supplier_0001_create',
    sql: `
create table supplier (
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
  tax_group text,
  contact text,
  mobile text,
  email text,
  stopped text,
  stopped_reason text,
  status text,
  remark text
);
create index supplier_newest_idx on supplier (tenant_id, create_time desc, id desc);
create unique index supplier_code_key on supplier (tenant_id, code) where code is not null;
create index if not exists supplier_id_idx on supplier (tenant_id, id desc);
create index if not exists supplier_tax_group_idx on supplier (tenant_id, tax_group, create_time desc, id desc);
`,
  },
]
