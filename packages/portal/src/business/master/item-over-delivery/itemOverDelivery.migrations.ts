import type { Migration } from '@lading/server'

/** 超交比例: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const itemOverDeliveryMigrations: Migration[] = [
  {
    id: 'item_over_delivery_0001_create',
    sql: `
create table item_over_delivery (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  item_id text,
  item_name text,
  overcross_ratio numeric(20,6),
  remark text
);
create index item_over_delivery_newest_idx on item_over_delivery (tenant_id, create_time desc, id desc);
create unique index item_over_delivery_item_id_key on item_over_delivery (tenant_id, item_id) where item_id is not null;
create index if not exists item_over_delivery_id_idx on item_over_delivery (tenant_id, id desc);
create index if not exists item_over_delivery_item_id_idx on item_over_delivery (tenant_id, item_id, create_time desc, id desc);
`,
  },
]
