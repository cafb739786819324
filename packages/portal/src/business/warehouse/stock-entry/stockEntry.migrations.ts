import type { Migration } from '@lading/server'

/** 库存流水: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const stockEntryMigrations: Migration[] = [
  {
    id: 'stock_entry_0001_create',
    sql: `
create table stock_entry (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  posted_at timestamp(0),
  lot_no text,
  item_id text,
  item_name text,
  unit text,
  cause_type text,
  source_no text,
  source_line text,
  action text,
  actual_change numeric(20,6),
  reserve_change numeric(20,6),
  actual_after numeric(20,6),
  reserve_after numeric(20,6),
  customer text,
  company text,
  site text,
  department text
);
create index stock_entry_newest_idx on stock_entry (tenant_id, create_time desc, id desc);
create index if not exists stock_entry_id_idx on stock_entry (tenant_id, id desc);
create index if not exists stock_entry_posted_at_idx on stock_entry (tenant_id, posted_at desc, id desc);
create index if not exists stock_entry_item_id_idx on stock_entry (tenant_id, item_id, create_time desc, id desc);
create index if not exists stock_entry_customer_idx on stock_entry (tenant_id, customer, create_time desc, id desc);
create index if not exists stock_entry_lot_idx on stock_entry (tenant_id, lot_no, create_time desc, id desc);
create index if not exists stock_entry_source_idx on stock_entry (tenant_id, source_no, create_time desc, id desc);
create index if not exists stock_entry_cause_idx on stock_entry (tenant_id, cause_type, action, create_time desc, id desc);
create index if not exists stock_entry_site_idx on stock_entry (tenant_id, site, create_time desc, id desc);
alter table stock_entry add constraint stock_entry_after_check
  check (actual_after >= 0 and reserve_after >= 0 and actual_after >= reserve_after);
-- An entry is never changed or taken away: what was wrong is put right by another one (ADR 21).
create function stock_entry_keep() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the stock ledger are never changed' using errcode = '55000';
end
$$;
create trigger stock_entry_keep before update or delete on stock_entry
  for each row execute function stock_entry_keep();
`,
  },
  {
    id: 'stock_entry_0002_list_indexes',
    sql: `
create index if not exists stock_entry_department_idx on stock_entry (tenant_id, department, create_time desc, id desc);
`,
  },
  {
    id: 'stock_entry_0003_list_indexes',
    sql: `
create index if not exists stock_entry_company_idx on stock_entry (tenant_id, company, create_time desc, id desc);
`,
  },
]
