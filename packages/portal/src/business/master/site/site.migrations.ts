import type { Migration } from '@lading/server'

/** 站点: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const siteMigrations: Migration[] = [
  {
    id: 'site_0001_create',
    sql: `
create table site (
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
  name_en text,
  company text,
  port text,
  address text,
  contact text,
  mobile text,
  status text,
  remark text
);
create index site_newest_idx on site (tenant_id, create_time desc, id desc);
create unique index site_code_key on site (tenant_id, code) where code is not null;
create index if not exists site_id_idx on site (tenant_id, id desc);
create index if not exists site_company_idx on site (tenant_id, company, create_time desc, id desc);
create index if not exists site_port_idx on site (tenant_id, port, create_time desc, id desc);
`,
  },
]
