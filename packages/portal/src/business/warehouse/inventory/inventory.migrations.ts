import type { Migration } from '@lading/server'

/** 库存: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const inventoryMigrations: Migration[] = [
  {
    id: 'inventory_0001_create',
    sql: `
create table inventory (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  lot_no text,
  kind text,
  item_id text,
  item_name text,
  unit text,
  actual_qty numeric(20,6),
  reserve_qty numeric(20,6),
  available_qty numeric(20,6),
  customer text,
  company text,
  site text,
  department text,
  zone text,
  vessel text,
  source_no text,
  stocked_on date
);
create index inventory_newest_idx on inventory (tenant_id, create_time desc, id desc);
create unique index inventory_lot_no_key on inventory (tenant_id, lot_no) where lot_no is not null;
create index if not exists inventory_id_idx on inventory (tenant_id, id desc);
create index if not exists inventory_item_id_idx on inventory (tenant_id, item_id, create_time desc, id desc);
create index if not exists inventory_customer_idx on inventory (tenant_id, customer, create_time desc, id desc);
create index if not exists inventory_vessel_idx on inventory (tenant_id, vessel, create_time desc, id desc);
create index if not exists inventory_place_idx on inventory (tenant_id, kind, site, create_time desc, id desc);
-- The ledger keeps them (ADR 21); the database is asked last.
alter table inventory add constraint inventory_balance_check
  check (actual_qty >= 0 and reserve_qty >= 0 and available_qty >= 0 and available_qty = actual_qty - reserve_qty);
`,
  },

  {
    id: 'inventory_0003_list_indexes',
    sql: `
create index if not exists inventory_department_idx on inventory (tenant_id, department, create_time desc, id desc);
`,
  },

  {
    id: 'inventory_0004_list_indexes',
    sql: `
create index if not exists inventory_company_idx on inventory (tenant_id, company, create_time desc, id desc);
`,
  },
  {
    // The check of the ledger runs each night; an administrator may move or stop it.
    id: 'inventory_0002_nightly_check',
    sql: `
insert into sys_quartz_job (id, job_class_name, cron_expression, description, status, create_by)
values ('stock-ledger-check', 'checkStock', '0 30 2 * * ? *', '库存台账每日核对 (nightly check of the stock ledger)', 0, 'system')
on conflict do nothing;
`,
  },
]
