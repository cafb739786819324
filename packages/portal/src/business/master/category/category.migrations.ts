import type { Migration } from '@lading/server'

/** 费用类别: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const categoryMigrations: Migration[] = [
  {
    id: 'category_0001_create',
    sql: `
create table category (
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
  task_required text,
  tax_group text,
  status text,
  remark text
);
create index category_newest_idx on category (tenant_id, create_time desc, id desc);
create unique index category_code_key on category (tenant_id, code) where code is not null;
create index if not exists category_id_idx on category (tenant_id, id desc);
create index if not exists category_tax_group_idx on category (tenant_id, tax_group, create_time desc, id desc);
`,
  },
]
