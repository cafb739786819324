import type { Migration } from '@lading/server'

/** 产品: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const productMigrations: Migration[] = [
  {
    id: 'product_0001_create',
    sql: `
create table product (
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
  item text,
  brand text,
  model text,
  supplier text,
  unit text,
  price numeric(20,6),
  currency text,
  status text,
  remark text
);
create index product_newest_idx on product (tenant_id, create_time desc, id desc);
create unique index product_code_key on product (tenant_id, code) where code is not null;
create index if not exists product_id_idx on product (tenant_id, id desc);
create index if not exists product_item_idx on product (tenant_id, item, create_time desc, id desc);
create index if not exists product_supplier_idx on product (tenant_id, supplier, create_time desc, id desc);
`,
  },
]
