import type { Migration } from '@lading/server'

/** 销售订单确认: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const salesOrderConfirmationMigrations: Migration[] = [
  {
    id: 'sales_order_confirmation_0001_create',
    sql: `
create table sales_order_confirmation (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  confirmation_no text,
  quotation_no text,
  sales_task_number text,
  task_name text,
  company text,
  site text,
  cus_account text,
  customer_name text,
  vessel text,
  vessel_name text,
  vessel_risk text,
  port text,
  eta date,
  tax_group text,
  credit_excess text,
  price_adjust_rate numeric(20,6),
  wh_price_rate numeric(20,6),
  dis_adjust_rate numeric(20,6),
  manage_fee numeric(20,6),
  amount numeric(20,6),
  sync_status text,
  ax_status text,
  confirm_by text,
  confirm_time timestamp(0),
  remark text
);
create index sales_order_confirmation_newest_idx on sales_order_confirmation (tenant_id, create_time desc, id desc);
create unique index sales_order_confirmation_confirmation_no_key on sales_order_confirmation (tenant_id, confirmation_no) where confirmation_no is not null;
create index if not exists sales_order_confirmation_id_idx on sales_order_confirmation (tenant_id, id desc);
create index if not exists sales_order_confirmation_status_idx on sales_order_confirmation (tenant_id, status, create_time desc, id desc);
create index if not exists sales_order_confirmation_sync_status_idx on sales_order_confirmation (tenant_id, sync_status, create_time desc, id desc);
create index if not exists sales_order_confirmation_eta_idx on sales_order_confirmation (tenant_id, eta desc, id desc);
create index if not exists sales_order_confirmation_quotation_no_idx on sales_order_confirmation (tenant_id, quotation_no, create_time desc, id desc);
create index if not exists sales_order_confirmation_sales_task_number_idx on sales_order_confirmation (tenant_id, sales_task_number, create_time desc, id desc);
create index if not exists sales_order_confirmation_company_idx on sales_order_confirmation (tenant_id, company, create_time desc, id desc);
create index if not exists sales_order_confirmation_site_idx on sales_order_confirmation (tenant_id, site, create_time desc, id desc);
create index if not exists sales_order_confirmation_cus_account_idx on sales_order_confirmation (tenant_id, cus_account, create_time desc, id desc);
create index if not exists sales_order_confirmation_vessel_idx on sales_order_confirmation (tenant_id, vessel, create_time desc, id desc);
create index if not exists sales_order_confirmation_port_idx on sales_order_confirmation (tenant_id, port, create_time desc, id desc);
create index if not exists sales_order_confirmation_tax_group_idx on sales_order_confirmation (tenant_id, tax_group, create_time desc, id desc);

create table sales_order_confirmation_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references sales_order_confirmation (id) on delete cascade,
  order_num integer not null default 0,
  item_n text,
  item_name text,
  product_n text,
  qty numeric(20,6),
  unit text,
  price numeric(20,6),
  amount numeric(20,6),
  remark text
);
create index sales_order_confirmation_line_order_idx on sales_order_confirmation_line (parent_id, order_num);
create index if not exists sales_order_confirmation_line_item_n_idx on sales_order_confirmation_line (tenant_id, item_n, create_time desc, id desc);
create index if not exists sales_order_confirmation_line_product_n_idx on sales_order_confirmation_line (tenant_id, product_n, create_time desc, id desc);
`,
  },
]
