import type { Migration } from '@lading/server'

/** 币种汇率: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const currencyMigrations: Migration[] = [
  {
    id: 'currency_0001_create',
    sql: `
create table currency (
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
  sign text,
  rate numeric(20,6),
  rate_date date,
  status text,
  remark text
);
create index currency_newest_idx on currency (tenant_id, create_time desc, id desc);
create unique index currency_code_key on currency (tenant_id, code) where code is not null;
create index if not exists currency_id_idx on currency (tenant_id, id desc);

create table currency_rate (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references currency (id) on delete cascade,
  order_num integer not null default 0,
  valid_from date,
  rate numeric(20,6),
  source text
);
create index currency_rate_order_idx on currency_rate (parent_id, order_num);
create unique index currency_rate_valid_from_key on currency_rate (parent_id, valid_from) where valid_from is not null;
`,
  },
]
