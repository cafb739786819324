import type { Migration } from '@lading/server'

/** 公司: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const companyMigrations: Migration[] = [
  {
    id: 'company_0001_create',
    sql: `
create table company (
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
  country text,
  currency text,
  tax_no text,
  address text,
  status text,
  remark text
);
create index company_newest_idx on company (tenant_id, create_time desc, id desc);
create unique index company_code_key on company (tenant_id, code) where code is not null;
create index if not exists company_id_idx on company (tenant_id, id desc);
`,
  },
  {
    id: 'company_0002_add_company_group',
    sql: `
alter table company add column company_group text;
`,
  },
  {
    // Companies from before belong to the group of the country that they are in.
    id: 'company_0003_groups',
    sql: `
update company set company_group = case country
  when 'SG' then 'SG' when 'NL' then 'NL' when 'AE' then 'UAE' when 'US' then 'USA' else 'HQ' end
where company_group is null;
`,
  },
]
