import type { Migration } from '@lading/server'

/** 提货单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const logPickMigrations: Migration[] = [
  {
    id: 'log_pick_0001_create',
    sql: `
create table log_pick (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  pick_no text,
  rms_pick_status text,
  customer text,
  company text,
  site text,
  department text,
  supplier text,
  pick_address text,
  contact text,
  car_type text,
  plan_date date,
  pick_date date,
  arrival_date date,
  quantity numeric(20,6),
  picked_qty numeric(20,6),
  open_qty numeric(20,6),
  remark text
);
create index log_pick_newest_idx on log_pick (tenant_id, create_time desc, id desc);
create unique index log_pick_pick_no_key on log_pick (tenant_id, pick_no) where pick_no is not null;
create index if not exists log_pick_id_idx on log_pick (tenant_id, id desc);
create index if not exists log_pick_rms_pick_status_idx on log_pick (tenant_id, rms_pick_status, create_time desc, id desc);
create index if not exists log_pick_pick_date_idx on log_pick (tenant_id, pick_date desc, id desc);
create index if not exists log_pick_arrival_date_idx on log_pick (tenant_id, arrival_date desc, id desc);
create index if not exists log_pick_customer_idx on log_pick (tenant_id, customer, create_time desc, id desc);

create table log_pick_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references log_pick (id) on delete cascade,
  order_num integer not null default 0,
  item_id text,
  item_name text,
  unit text,
  num_po text,
  quantity numeric(20,6),
  picked_qty numeric(20,6),
  weight numeric(20,6),
  size text,
  remark text
);
create index log_pick_line_order_idx on log_pick_line (parent_id, order_num);
create index if not exists log_pick_line_item_id_idx on log_pick_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  {
    id: 'log_pick_0002_list_indexes',
    sql: `
create index if not exists log_pick_department_idx on log_pick (tenant_id, department, create_time desc, id desc);
create index if not exists log_pick_supplier_idx on log_pick (tenant_id, supplier, create_time desc, id desc);
`,
  },
  {
    id: 'log_pick_0003_list_indexes',
    sql: `
create index if not exists log_pick_company_idx on log_pick (tenant_id, company, create_time desc, id desc);
`,
  },
  {
    id: 'log_pick_0004_add_source_line',
    sql: `
alter table log_pick_line add column source_line text;
`,
  },
]
