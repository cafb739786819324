import type { Migration } from '@lading/server'

/** 拣货单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const pickOrderMigrations: Migration[] = [
  {
    id: 'pick_order_0001_create',
    sql: `
create table pick_order (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  pick_no text,
  status text,
  customer text,
  company text,
  site text,
  department text,
  pick_date date,
  picker text,
  staging_zone text,
  quantity numeric(20,6),
  picked_qty numeric(20,6),
  open_qty numeric(20,6),
  remark text
);
create index pick_order_newest_idx on pick_order (tenant_id, create_time desc, id desc);
create unique index pick_order_pick_no_key on pick_order (tenant_id, pick_no) where pick_no is not null;
create index if not exists pick_order_id_idx on pick_order (tenant_id, id desc);
create index if not exists pick_order_status_idx on pick_order (tenant_id, status, create_time desc, id desc);
create index if not exists pick_order_pick_date_idx on pick_order (tenant_id, pick_date desc, id desc);
create index if not exists pick_order_customer_idx on pick_order (tenant_id, customer, create_time desc, id desc);

create table pick_order_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references pick_order (id) on delete cascade,
  order_num integer not null default 0,
  lot_no text,
  item_id text,
  item_name text,
  unit text,
  zone text,
  quantity numeric(20,6),
  picked_qty numeric(20,6),
  transit_lot_no text,
  remark text
);
create index pick_order_line_order_idx on pick_order_line (parent_id, order_num);
create index if not exists pick_order_line_item_id_idx on pick_order_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  {
    id: 'pick_order_0002_list_indexes',
    sql: `
create index if not exists pick_order_department_idx on pick_order (tenant_id, department, create_time desc, id desc);
`,
  },
  {
    id: 'pick_order_0003_list_indexes',
    sql: `
create index if not exists pick_order_company_idx on pick_order (tenant_id, company, create_time desc, id desc);
`,
  },
]
