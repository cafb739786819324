import type { Migration } from '@lading/server'

/** 费用报销: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const expenseMigrations: Migration[] = [
  {
    id: 'expense_0001_create',
    sql: `
create table expense (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  expense_id text,
  approval_status text,
  data_area_id text,
  expense_type text,
  applicant text,
  applicant_name text,
  actual_expense text,
  station text,
  business_division text,
  project_tracking_id text,
  activity_center text,
  activity_name text,
  item_type text,
  total_amount numeric(20,6),
  transdate date,
  audit_date timestamp(0),
  payment_status text,
  payment_date date,
  overdue text,
  voucher_status text,
  attribution text,
  return_reason text,
  remark text
);
create index expense_newest_idx on expense (tenant_id, create_time desc, id desc);
create unique index expense_expense_id_key on expense (tenant_id, expense_id) where expense_id is not null;
create index if not exists expense_id_idx on expense (tenant_id, id desc);
create index if not exists expense_approval_status_idx on expense (tenant_id, approval_status, create_time desc, id desc);
create index if not exists expense_payment_status_idx on expense (tenant_id, payment_status, create_time desc, id desc);
create index if not exists expense_voucher_status_idx on expense (tenant_id, voucher_status, create_time desc, id desc);
create index if not exists expense_transdate_idx on expense (tenant_id, transdate desc, id desc);
create index if not exists expense_data_area_id_idx on expense (tenant_id, data_area_id, create_time desc, id desc);
create index if not exists expense_station_idx on expense (tenant_id, station, create_time desc, id desc);
create index if not exists expense_project_tracking_id_idx on expense (tenant_id, project_tracking_id, create_time desc, id desc);
create index if not exists expense_activity_center_idx on expense (tenant_id, activity_center, create_time desc, id desc);
create index if not exists expense_attribution_idx on expense (tenant_id, attribution, create_time desc, id desc);

create table expense_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references expense (id) on delete cascade,
  order_num integer not null default 0,
  line_num integer,
  category_id text,
  category_name text,
  task_required text,
  sales_task_number text,
  currency text,
  taxitem_group text,
  tax_rate numeric(20,6),
  amount_before_gst numeric(20,6),
  gst_amount numeric(20,6),
  amount numeric(20,6),
  tax_invoice_no text,
  tax_upload_num text,
  description text
);
create index expense_line_order_idx on expense_line (parent_id, order_num);
create index if not exists expense_line_category_id_idx on expense_line (tenant_id, category_id, create_time desc, id desc);
create index if not exists expense_line_sales_task_number_idx on expense_line (tenant_id, sales_task_number, create_time desc, id desc);
create index if not exists expense_line_currency_idx on expense_line (tenant_id, currency, create_time desc, id desc);
create index if not exists expense_line_taxitem_group_idx on expense_line (tenant_id, taxitem_group, create_time desc, id desc);
`,
  },
  {
    id: 'expense_0002_add_due_date',
    sql: `
alter table expense add column due_date date;
`,
  },

  {
    id: 'expense_0004_add_columns',
    sql: `
alter table expense add column currency text;
alter table expense add column base_rate numeric(20,6);
alter table expense add column base_amount numeric(20,6);
create index if not exists expense_currency_idx on expense (tenant_id, currency, create_time desc, id desc);
`,
  },
  {
    id: 'expense_0003_overdue',
    sql: `
update expense set due_date = (audit_date + interval '30 days')::date where approval_status = 'approved' and audit_date is not null;
insert into sys_quartz_job (id, job_class_name, cron_expression, description, status, create_by)
values ('expense-overdue', 'markOverdue', '0 10 0 * * ? *', '每日标记逾期未付的费用 (marks expenses overdue, each day)', 0, 'system')
on conflict do nothing;
create index expense_due_idx on expense (due_date) where approval_status = 'approved' and payment_status = 'unpaid';
`,
  },
  {
    id: 'expense_0005_currency',
    sql: `
update expense e set currency = coalesce(
  (select l.currency from expense_line l where l.parent_id = e.id and l.currency is not null order by l.order_num, l.id limit 1), 'CNY')
where e.currency is null;
do $$ begin
  -- In a fresh database the currencies come later, and nothing is to be converted.
  if to_regclass('currency') is not null then
    update expense e set base_rate = c.rate, base_amount = round(e.total_amount * c.rate, 2)
    from currency c where c.tenant_id = e.tenant_id and c.code = e.currency;
  end if;
end $$;
`,
  },
]
