import type { Migration } from '@lading/server'

/** 销售订单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const salesOrderMigrations: Migration[] = [
  {
    id: 'sales_order_0001_create',
    sql: `
create table sales_order (
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
  sales_task_number text,
  company text,
  order_date date,
  customer_po text,
  amount numeric(20,6),
  remark text
);
create index sales_order_newest_idx on sales_order (tenant_id, create_time desc, id desc);
create unique index sales_order_order_no_key on sales_order (tenant_id, order_no) where order_no is not null;
create index if not exists sales_order_id_idx on sales_order (tenant_id, id desc);
create index if not exists sales_order_status_idx on sales_order (tenant_id, status, create_time desc, id desc);
create index if not exists sales_order_order_date_idx on sales_order (tenant_id, order_date desc, id desc);
create index if not exists sales_order_customer_no_idx on sales_order (tenant_id, customer_no, create_time desc, id desc);
create index if not exists sales_order_vessel_idx on sales_order (tenant_id, vessel, create_time desc, id desc);
create index if not exists sales_order_sales_task_number_idx on sales_order (tenant_id, sales_task_number, create_time desc, id desc);
create index if not exists sales_order_company_idx on sales_order (tenant_id, company, create_time desc, id desc);

create table sales_order_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references sales_order (id) on delete cascade,
  order_num integer not null default 0,
  item_id text,
  item_name text,
  quantity numeric(20,6),
  unit text,
  price numeric(20,6),
  subtotal numeric(20,6),
  remark text
);
create index sales_order_line_order_idx on sales_order_line (parent_id, order_num);
create index if not exists sales_order_line_item_id_idx on sales_order_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  { id: 'sales_order_0002_vessel_risk', sql: `alter table sales_order add column vessel_risk text;` },
]
