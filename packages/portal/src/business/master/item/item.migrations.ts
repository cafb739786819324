import type { Migration } from '@lading/server'

/** 物料: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const itemMigrations: Migration[] = [
  {
    id: 'item_0001_create',
    sql: `
create table item (
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
  name_en text,
  business_type text,
  spec text,
  unit text,
  price numeric(20,6),
  currency text,
  status text,
  remark text
);
create index item_newest_idx on item (tenant_id, create_time desc, id desc);
create unique index item_code_key on item (tenant_id, code) where code is not null;
create index if not exists item_id_idx on item (tenant_id, id desc);
`,
  },
]
