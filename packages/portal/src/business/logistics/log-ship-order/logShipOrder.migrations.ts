import type { Migration } from '@lading/server'

/** 发货单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const logShipOrderMigrations: Migration[] = [
  {
    id: 'log_ship_order_0001_create',
    sql: `
create table log_ship_order (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  name text,
  status text,
  customer text,
  company text,
  site text,
  department text,
  vessel text,
  ship_date date,
  received_date date,
  delivery_address text,
  car_type text,
  mileage numeric(20,6),
  predict_pallet integer,
  log_number text,
  is_supply text,
  is_pick text,
  quantity numeric(20,6),
  received_qty numeric(20,6),
  open_qty numeric(20,6),
  remark text
);
create index log_ship_order_newest_idx on log_ship_order (tenant_id, create_time desc, id desc);
create unique index log_ship_order_name_key on log_ship_order (tenant_id, name) where name is not null;
create index if not exists log_ship_order_id_idx on log_ship_order (tenant_id, id desc);
create index if not exists log_ship_order_status_idx on log_ship_order (tenant_id, status, create_time desc, id desc);
create index if not exists log_ship_order_ship_date_idx on log_ship_order (tenant_id, ship_date desc, id desc);
create index if not exists log_ship_order_customer_idx on log_ship_order (tenant_id, customer, create_time desc, id desc);
create index if not exists log_ship_order_vessel_idx on log_ship_order (tenant_id, vessel, create_time desc, id desc);

create table log_ship_order_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references log_ship_order (id) on delete cascade,
  order_num integer not null default 0,
  lot_no text,
  item_id text,
  item_name text,
  unit text,
  origin_qty numeric(20,6),
  qty numeric(20,6),
  received_qty numeric(20,6),
  cancelled text,
  source_line text,
  remark text
);
create index log_ship_order_line_order_idx on log_ship_order_line (parent_id, order_num);
create index if not exists log_ship_order_line_item_id_idx on log_ship_order_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  {
    id: 'log_ship_order_0002_list_indexes',
    sql: `
create index if not exists log_ship_order_department_idx on log_ship_order (tenant_id, department, create_time desc, id desc);
`,
  },
  {
    id: 'log_ship_order_0003_list_indexes',
    sql: `
create index if not exists log_ship_order_company_idx on log_ship_order (tenant_id, company, create_time desc, id desc);
`,
  },
]
