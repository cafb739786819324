import type { Migration } from '@lading/server'

/** 客户投诉: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const customerComplaintMigrations: Migration[] = [
  {
    id: 'customer_complaint_0001_create',
    sql: `
create table customer_complaint (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  second_status text,
  serial_no text,
  applicant text,
  transdate date,
  customer text,
  vessel text,
  sales_order_no text,
  area text,
  complaint_type text,
  modules text,
  responsible_person text,
  validity text,
  description text,
  reason text,
  measure text,
  solution text,
  qc_opinion text,
  approval_date date,
  closing_date date,
  return_reason text
);
create index customer_complaint_newest_idx on customer_complaint (tenant_id, create_time desc, id desc);
create unique index customer_complaint_serial_no_key on customer_complaint (tenant_id, serial_no) where serial_no is not null;
create index if not exists customer_complaint_id_idx on customer_complaint (tenant_id, id desc);
create index if not exists customer_complaint_status_idx on customer_complaint (tenant_id, status, create_time desc, id desc);
create index if not exists customer_complaint_transdate_idx on customer_complaint (tenant_id, transdate desc, id desc);
create index if not exists customer_complaint_customer_idx on customer_complaint (tenant_id, customer, create_time desc, id desc);
create index if not exists customer_complaint_vessel_idx on customer_complaint (tenant_id, vessel, create_time desc, id desc);
create index if not exists customer_complaint_sales_order_no_idx on customer_complaint (tenant_id, sales_order_no, create_time desc, id desc);
`,
  },
]
