import type { Migration } from '@lading/server'

/** 采购订单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const purchaseOrderMigrations: Migration[] = [
  {
    id: 'purchase_order_0001_create',
    sql: `
create table purchase_order (
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
  supplier_code text,
  supplier_name text,
  company text,
  order_date date,
  expected_date date,
  currency text,
  buyer text,
  amount numeric(20,6),
  remark text
);
create index purchase_order_newest_idx on purchase_order (tenant_id, create_time desc, id desc);
create unique index purchase_order_order_no_key on purchase_order (tenant_id, order_no) where order_no is not null;
create index if not exists purchase_order_id_idx on purchase_order (tenant_id, id desc);
create index if not exists purchase_order_status_idx on purchase_order (tenant_id, status, create_time desc, id desc);
create index if not exists purchase_order_order_date_idx on purchase_order (tenant_id, order_date desc, id desc);
create index if not exists purchase_order_supplier_code_idx on purchase_order (tenant_id, supplier_code, create_time desc, id desc);
create index if not exists purchase_order_company_idx on purchase_order (tenant_id, company, create_time desc, id desc);

create table purchase_order_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references purchase_order (id) on delete cascade,
  order_num integer not null default 0,
  item_id text,
  item_name text,
  quantity numeric(20,6),
  unit text,
  price numeric(20,6),
  subtotal numeric(20,6),
  remark text
);
create index purchase_order_line_order_idx on purchase_order_line (parent_id, order_num);
create index if not exists purchase_order_line_item_id_idx on purchase_order_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  {
    id: 'purchase_order_0002_add_columns',
    sql: `
alter table purchase_order add column customer text;
alter table purchase_order add column vessel text;
alter table purchase_order add column site text;
alter table purchase_order add column department text;
alter table purchase_order add column sales_task_number text;
create index if not exists purchase_order_customer_idx on purchase_order (tenant_id, customer, create_time desc, id desc);
create index if not exists purchase_order_vessel_idx on purchase_order (tenant_id, vessel, create_time desc, id desc);
create index if not exists purchase_order_site_idx on purchase_order (tenant_id, site, create_time desc, id desc);
create index if not exists purchase_order_department_idx on purchase_order (tenant_id, department, create_time desc, id desc);
create index if not exists purchase_order_sales_task_number_idx on purchase_order (tenant_id, sales_task_number, create_time desc, id desc);
`,
  },
]
