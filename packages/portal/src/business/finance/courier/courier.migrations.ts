import type { Migration } from '@lading/server'

/** 快递登记: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const courierMigrations: Migration[] = [
  {
    id: 'courier_0001_create',
    sql: `
create table courier (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  courier_no text,
  status text,
  expense_id text,
  applicant text,
  sent_time timestamp(0),
  received_time timestamp(0),
  received_by text,
  remark text
);
create index courier_newest_idx on courier (tenant_id, create_time desc, id desc);
create unique index courier_courier_no_key on courier (tenant_id, courier_no) where courier_no is not null;
create index if not exists courier_id_idx on courier (tenant_id, id desc);
create index if not exists courier_status_idx on courier (tenant_id, status, create_time desc, id desc);
create index if not exists courier_expense_id_idx on courier (tenant_id, expense_id, create_time desc, id desc);
`,
  },
]
