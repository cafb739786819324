import type { Migration } from '@lading/server'

/** 转交单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const logisticsDeliveryMigrations: Migration[] = [
  {
    id: 'logistics_delivery_0001_create',
    sql: `
create table logistics_delivery (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  name text,
  task_name text,
  status text,
  cus_no text,
  cus_name text,
  vessel text,
  vessel_name text,
  risk_level text,
  company text,
  port text,
  site text,
  eta date,
  department text,
  sale_type text,
  cus_depart text,
  cus_po text,
  supply_mail text,
  sales_taker text,
  logistics_pic text,
  remark text,
  tax_group text,
  rel_inq_order text,
  trans_name text,
  trans_ope text,
  received_date date,
  quantity numeric(20,6),
  act_inventory_qty numeric(20,6),
  act_delivery_qty numeric(20,6),
  open_qty numeric(20,6)
);
create index logistics_delivery_newest_idx on logistics_delivery (tenant_id, create_time desc, id desc);
create unique index logistics_delivery_name_key on logistics_delivery (tenant_id, name) where name is not null;
create index if not exists logistics_delivery_id_idx on logistics_delivery (tenant_id, id desc);
create index if not exists logistics_delivery_status_idx on logistics_delivery (tenant_id, status, create_time desc, id desc);
create index if not exists logistics_delivery_eta_idx on logistics_delivery (tenant_id, eta desc, id desc);
create index if not exists logistics_delivery_cus_no_idx on logistics_delivery (tenant_id, cus_no, create_time desc, id desc);
create index if not exists logistics_delivery_vessel_idx on logistics_delivery (tenant_id, vessel, create_time desc, id desc);
create index if not exists logistics_delivery_port_idx on logistics_delivery (tenant_id, port, create_time desc, id desc);

create table logistics_delivery_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references logistics_delivery (id) on delete cascade,
  order_num integer not null default 0,
  item_id text,
  item_name text,
  unit text,
  quantity numeric(20,6),
  act_inventory_qty numeric(20,6),
  act_delivery_qty numeric(20,6),
  received_qty numeric(20,6),
  return_qty numeric(20,6),
  open_qty numeric(20,6),
  num_po text,
  cus_apply_no text,
  partner_id text,
  cus_supplier text,
  bill_no text,
  weight numeric(20,6),
  size text,
  code text,
  price numeric(20,6),
  currency text,
  rate numeric(20,6),
  product_code text,
  trans_type text,
  zone text,
  lot_no text,
  cancelled text,
  remark text
);
create index logistics_delivery_line_order_idx on logistics_delivery_line (parent_id, order_num);
create index if not exists logistics_delivery_line_item_id_idx on logistics_delivery_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  {
    id: 'logistics_delivery_0002_list_indexes',
    sql: `
create index if not exists logistics_delivery_department_idx on logistics_delivery (tenant_id, department, create_time desc, id desc);
create index if not exists logistics_delivery_line_cus_supplier_idx on logistics_delivery_line (tenant_id, cus_supplier, create_time desc, id desc);
`,
  },
  {
    id: 'logistics_delivery_0003_list_indexes',
    sql: `
create index if not exists logistics_delivery_company_idx on logistics_delivery (tenant_id, company, create_time desc, id desc);
`,
  },
]
