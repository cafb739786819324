import type { Migration } from '@lading/server'

/** 船舶: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const vesselMigrations: Migration[] = [
  {
    id: 'vessel_0001_create',
    sql: `
create table vessel (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  code text,
  name text,
  imo text,
  customer text,
  vessel_type text,
  flag text,
  risk_level text,
  build_year integer,
  status text,
  remark text
);
create index vessel_newest_idx on vessel (tenant_id, create_time desc, id desc);
create unique index vessel_code_key on vessel (tenant_id, code) where code is not null;
create index if not exists vessel_id_idx on vessel (tenant_id, id desc);
create index if not exists vessel_customer_idx on vessel (tenant_id, customer, create_time desc, id desc);
`,
  },
]
