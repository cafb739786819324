import type { Migration } from '@lading/server'

/** 报价单: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const saQuotationMigrations: Migration[] = [
  {
    id: 'sa_quotation_0001_create',
    sql: `
create table sa_quotation (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  quotation_no text,
  sales_task_number text,
  company text,
  customer_no text,
  customer_name text,
  vessel text,
  vessel_name text,
  port text,
  port_name text,
  eta date,
  site text,
  business text,
  sales_type text,
  cust_dept text,
  cust_application text,
  amount numeric(20,6),
  salesman_name text,
  agent_info text,
  remark text
);
create index sa_quotation_newest_idx on sa_quotation (tenant_id, create_time desc, id desc);
create unique index sa_quotation_quotation_no_key on sa_quotation (tenant_id, quotation_no) where quotation_no is not null;

create table sa_quotation_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references sa_quotation (id) on delete cascade,
  order_num integer not null default 0,
  status text,
  business_type text,
  item_id text,
  item_name text,
  cust_product_des text,
  cust_line_no text,
  quantity numeric(20,6),
  unit text,
  price numeric(20,6),
  subtotal numeric(20,6),
  remark text
);
create index sa_quotation_line_order_idx on sa_quotation_line (parent_id, order_num);
`,
  },
  {
    // The ways in which long lists are looked through: by amount, by arrival, by customer. The narrow one is for
    // counting: it holds 200,000 rows in 1.4 MB.
    id: 'sa_quotation_0002_list_indexes',
    sql: `
create index sa_quotation_amount_idx on sa_quotation (tenant_id, amount desc, id desc);
create index sa_quotation_eta_idx on sa_quotation (tenant_id, eta desc, id desc);
create index sa_quotation_count_idx on sa_quotation (tenant_id, status);
create index sa_quotation_customer_idx on sa_quotation (tenant_id, customer_no, create_time desc, id desc);
`,
  },
  {
    id: 'sa_quotation_0003_list_indexes',
    sql: `
create index if not exists sa_quotation_id_idx on sa_quotation (tenant_id, id desc);
create index if not exists sa_quotation_status_idx on sa_quotation (tenant_id, status, create_time desc, id desc);
create index if not exists sa_quotation_eta_idx on sa_quotation (tenant_id, eta desc, id desc);
`,
  },
  {
    id: 'sa_quotation_0004_add_columns',
    sql: `
alter table sa_quotation add column confirm_by text;
alter table sa_quotation add column confirm_time timestamp(0);
alter table sa_quotation add column cancel_reason text;
`,
  },
  {
    id: 'sa_quotation_0005_add_vessel_risk',
    sql: `
alter table sa_quotation add column vessel_risk text;
create index if not exists sa_quotation_sales_task_number_idx on sa_quotation (tenant_id, sales_task_number, create_time desc, id desc);
create index if not exists sa_quotation_company_idx on sa_quotation (tenant_id, company, create_time desc, id desc);
create index if not exists sa_quotation_vessel_idx on sa_quotation (tenant_id, vessel, create_time desc, id desc);
create index if not exists sa_quotation_port_idx on sa_quotation (tenant_id, port, create_time desc, id desc);
create index if not exists sa_quotation_site_idx on sa_quotation (tenant_id, site, create_time desc, id desc);
create index if not exists sa_quotation_line_item_id_idx on sa_quotation_line (tenant_id, item_id, create_time desc, id desc);
`,
  },
  {
    id: 'sa_quotation_0006_add_marketing_time',
    sql: `
alter table sa_quotation add column marketing_time timestamp(0);
`,
  },

  {
    id: 'sa_quotation_0007_add_marketing_status',
    sql: `
alter table sa_quotation add column marketing_status text;
alter table sa_quotation add column marketing_answer text;
`,
  },
  {
    id: 'sa_quotation_0008_list_indexes',
    sql: `
create index if not exists sa_quotation_marketing_status_idx on sa_quotation (tenant_id, marketing_status, create_time desc, id desc);
`,
  },
  {
    id: 'sa_quotation_0009_add_columns',
    sql: `
alter table sa_quotation add column approved_time timestamp(0);
alter table sa_quotation add column return_reason text;
`,
  },
  {
    // What was submitted before there was an approval is with the customer.
    id: 'sa_quotation_0010_offered_are_approved',
    sql: `
update sa_quotation set status = 'approved' where status = 'submitted';
`,
  },
]
