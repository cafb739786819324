import type { Migration } from '@lading/server'

/** 采购费用: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const purchaseExpenseMigrations: Migration[] = [
  {
    id: 'purchase_expense_0001_create',
    sql: `
create table purchase_expense (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  name text,
  approval_state text,
  sync_status text,
  payment_status text,
  supplier_code text,
  supplier_name text,
  expense_type text,
  payment_type text,
  payment_term text,
  currency text,
  rate numeric(20,6),
  payment_amount numeric(20,6),
  invoice_name text,
  invoice_code text,
  ele_invoice text,
  activity_center text,
  contract text,
  is_visible text,
  ax_status text,
  remark text,
  return_reason text,
  approved_time timestamp(0),
  payment_date date
);
create index purchase_expense_newest_idx on purchase_expense (tenant_id, create_time desc, id desc);
create unique index purchase_expense_name_key on purchase_expense (tenant_id, name) where name is not null;
create index if not exists purchase_expense_id_idx on purchase_expense (tenant_id, id desc);
create index if not exists purchase_expense_approval_state_idx on purchase_expense (tenant_id, approval_state, create_time desc, id desc);
create index if not exists purchase_expense_sync_status_idx on purchase_expense (tenant_id, sync_status, create_time desc, id desc);
create index if not exists purchase_expense_payment_status_idx on purchase_expense (tenant_id, payment_status, create_time desc, id desc);
create index if not exists purchase_expense_supplier_code_idx on purchase_expense (tenant_id, supplier_code, create_time desc, id desc);
create index if not exists purchase_expense_currency_idx on purchase_expense (tenant_id, currency, create_time desc, id desc);
create index if not exists purchase_expense_activity_center_idx on purchase_expense (tenant_id, activity_center, create_time desc, id desc);

create table purchase_expense_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references purchase_expense (id) on delete cascade,
  order_num integer not null default 0,
  line_number integer,
  category_id text,
  task_required text,
  tax_group text,
  tax_rate numeric(20,6),
  cost_center text,
  depart text,
  site text,
  sales_task_number text,
  task_expiration date,
  before_amount numeric(20,6),
  tax_amount numeric(20,6),
  after_amount numeric(20,6),
  payment_amount numeric(20,6),
  purchase_order text,
  transfer_order text,
  pallets integer,
  paid text
);
create index purchase_expense_line_order_idx on purchase_expense_line (parent_id, order_num);
create index if not exists purchase_expense_line_category_id_idx on purchase_expense_line (tenant_id, category_id, create_time desc, id desc);
create index if not exists purchase_expense_line_tax_group_idx on purchase_expense_line (tenant_id, tax_group, create_time desc, id desc);
create index if not exists purchase_expense_line_cost_center_idx on purchase_expense_line (tenant_id, cost_center, create_time desc, id desc);
create index if not exists purchase_expense_line_depart_idx on purchase_expense_line (tenant_id, depart, create_time desc, id desc);
create index if not exists purchase_expense_line_site_idx on purchase_expense_line (tenant_id, site, create_time desc, id desc);
create index if not exists purchase_expense_line_sales_task_number_idx on purchase_expense_line (tenant_id, sales_task_number, create_time desc, id desc);
create index if not exists purchase_expense_line_purchase_order_idx on purchase_expense_line (tenant_id, purchase_order, create_time desc, id desc);
create index if not exists purchase_expense_line_transfer_order_idx on purchase_expense_line (tenant_id, transfer_order, create_time desc, id desc);
`,
  },
  {
    id: 'purchase_expense_0002_add_company',
    sql: `
alter table purchase_expense add column company text;
create index if not exists purchase_expense_company_idx on purchase_expense (tenant_id, company, create_time desc, id desc);
`,
  },
  {
    id: 'purchase_expense_0003_add_columns',
    sql: `
alter table purchase_expense add column base_rate numeric(20,6);
alter table purchase_expense add column base_amount numeric(20,6);
`,
  },
  {
    id: 'purchase_expense_0004_base_amount',
    sql: `
do $$ begin
  if to_regclass('currency') is not null then
    update purchase_expense p set base_rate = c.rate, base_amount = round(p.payment_amount * c.rate, 2)
    from currency c where c.tenant_id = p.tenant_id and c.code = p.currency;
  end if;
end $$;
`,
  },
]
