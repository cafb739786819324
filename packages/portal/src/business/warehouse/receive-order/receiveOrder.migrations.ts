import type { Migration } from '@lading/server'

/** 收货单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const receiveOrderMigrations: Migration[] = [
  {
    id: 'receive_order_0001_create',
    sql: `
create table receive_order (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  receive_no text,
  status text,
  order_no text,
  supplier text,
  kind text,
  customer text,
  company text,
  site text,
  department text,
  vessel text,
  expected_date date,
  received_date date,
  quantity numeric(20,6),
  received_qty numeric(20,6),
  open_qty numeric(20,6),
  remark text
);
create index receive_order_newest_idx on receive_order (tenant_id, create_time desc, id desc);
create unique index receive_order_receive_no_key on receive_order (tenant_id, receive_no) where receive_no is not null;
create index if not exists receive_order_id_idx on receive_order (tenant_id, id desc);
create index if not exists receive_order_status_idx on receive_order (tenant_id, status, create_time desc, id desc);
create index if not exists receive_order_expected_date_idx on receive_order (tenant_id, expected_date desc, id desc);
create index if not exists receive_order_customer_idx on receive_order (tenant_id, customer, create_time desc, id desc);
create index if not exists receive_order_vessel_idx on receive_order (tenant_id, vessel, create_time desc, id desc);

create table receive_order_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references receive_order (id) on delete cascade,
  order_num integer not null default 0,
  item_id text,
  item_name text,
  unit text,
  quantity numeric(20,6),
  received_qty numeric(20,6),
  open_qty numeric(20,6),
  over_ratio numeric(20,6),
  least_qty numeric(20,6),
  zone text,
  lot_no text,
  remark text
);
create index receive_order_line_order_idx on receive_order_line (parent_id, order_num);
create index if not exists receive_order_line_item_id_idx on receive_order_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  {
    id: 'receive_order_0002_list_indexes',
    sql: `
create index if not exists receive_order_supplier_idx on receive_order (tenant_id, supplier, create_time desc, id desc);
create index if not exists receive_order_department_idx on receive_order (tenant_id, department, create_time desc, id desc);
`,
  },
  {
    id: 'receive_order_0003_list_indexes',
    sql: `
create index if not exists receive_order_company_idx on receive_order (tenant_id, company, create_time desc, id desc);
`,
  },
]
