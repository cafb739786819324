import type { Migration } from '@lading/server'

/** 调拨订单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const transferOrderMigrations: Migration[] = [
  {
    id: 'transfer_order_0001_create',
    sql: `
create table transfer_order (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  order_no text,
  from_site text,
  to_site text,
  transfer_date date,
  handler text,
  remark text
);
create index transfer_order_newest_idx on transfer_order (tenant_id, create_time desc, id desc);
create unique index transfer_order_order_no_key on transfer_order (tenant_id, order_no) where order_no is not null;
create index if not exists transfer_order_id_idx on transfer_order (tenant_id, id desc);
create index if not exists transfer_order_status_idx on transfer_order (tenant_id, status, create_time desc, id desc);
create index if not exists transfer_order_transfer_date_idx on transfer_order (tenant_id, transfer_date desc, id desc);
create index if not exists transfer_order_from_site_idx on transfer_order (tenant_id, from_site, create_time desc, id desc);
create index if not exists transfer_order_to_site_idx on transfer_order (tenant_id, to_site, create_time desc, id desc);

create table transfer_order_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references transfer_order (id) on delete cascade,
  order_num integer not null default 0,
  item_id text,
  item_name text,
  quantity numeric(20,6),
  unit text,
  remark text
);
create index transfer_order_line_order_idx on transfer_order_line (parent_id, order_num);
create index if not exists transfer_order_line_item_id_idx on transfer_order_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
]
