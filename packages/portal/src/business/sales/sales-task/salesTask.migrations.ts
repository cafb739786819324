import type { Migration } from '@lading/server'

/** 销售任务: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const salesTaskMigrations: Migration[] = [
  {
    id: 'sales_task_0001_create',
    sql: `
create table sales_task (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  sales_task_number text,
  task_name text,
  company text,
  customer_account text,
  customer_name text,
  vessel_code text,
  vessel_name text,
  port text,
  task_expiration date,
  owner text,
  remark text
);
create index sales_task_newest_idx on sales_task (tenant_id, create_time desc, id desc);
create unique index sales_task_sales_task_number_key on sales_task (tenant_id, sales_task_number) where sales_task_number is not null;
create index if not exists sales_task_id_idx on sales_task (tenant_id, id desc);
create index if not exists sales_task_status_idx on sales_task (tenant_id, status, create_time desc, id desc);
create index if not exists sales_task_task_expiration_idx on sales_task (tenant_id, task_expiration desc, id desc);
create index if not exists sales_task_company_idx on sales_task (tenant_id, company, create_time desc, id desc);
create index if not exists sales_task_customer_account_idx on sales_task (tenant_id, customer_account, create_time desc, id desc);
create index if not exists sales_task_vessel_code_idx on sales_task (tenant_id, vessel_code, create_time desc, id desc);
create index if not exists sales_task_port_idx on sales_task (tenant_id, port, create_time desc, id desc);
`,
  },
]
