import type { Migration } from '@lading/server'

/** 询价单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const inquiryOrderMigrations: Migration[] = [
  {
    id: 'inquiry_order_0001_create',
    sql: `
create table inquiry_order (
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
  customer_no text,
  customer_name text,
  vessel text,
  vessel_name text,
  port text,
  order_date date,
  handler text,
  remark text
);
create index inquiry_order_newest_idx on inquiry_order (tenant_id, create_time desc, id desc);
create unique index inquiry_order_order_no_key on inquiry_order (tenant_id, order_no) where order_no is not null;
create index if not exists inquiry_order_id_idx on inquiry_order (tenant_id, id desc);
create index if not exists inquiry_order_status_idx on inquiry_order (tenant_id, status, create_time desc, id desc);
create index if not exists inquiry_order_order_date_idx on inquiry_order (tenant_id, order_date desc, id desc);
create index if not exists inquiry_order_customer_no_idx on inquiry_order (tenant_id, customer_no, create_time desc, id desc);
create index if not exists inquiry_order_vessel_idx on inquiry_order (tenant_id, vessel, create_time desc, id desc);
create index if not exists inquiry_order_port_idx on inquiry_order (tenant_id, port, create_time desc, id desc);

create table inquiry_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references inquiry_order (id) on delete cascade,
  order_num integer not null default 0,
  item_id text,
  item_name text,
  quantity numeric(20,6),
  unit text,
  remark text
);
create index inquiry_line_order_idx on inquiry_line (parent_id, order_num);
create index if not exists inquiry_line_item_id_idx on inquiry_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
]
