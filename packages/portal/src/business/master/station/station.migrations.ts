import type { Migration } from '@lading/server'

/** 驻点: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const stationMigrations: Migration[] = [
  {
    id: 'station_0001_create',
    sql: `
create table station (
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
  company text,
  city text,
  manager text,
  status text,
  remark text
);
create index station_newest_idx on station (tenant_id, create_time desc, id desc);
create unique index station_code_key on station (tenant_id, code) where code is not null;
create index if not exists station_id_idx on station (tenant_id, id desc);
create index if not exists station_company_idx on station (tenant_id, company, create_time desc, id desc);
`,
  },
]
