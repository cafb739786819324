import type { Migration } from '@lading/server'

/** 360 考核: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const assessment360Migrations: Migration[] = [
  {
    id: 'assessment360_0001_create',
    sql: `
create table assessment360 (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  title text,
  task_year integer,
  temp_type text,
  appraisers_name text,
  person_assessed_name text,
  total numeric(20,6),
  reviews text
);
create index assessment360_newest_idx on assessment360 (tenant_id, create_time desc, id desc);
create index if not exists assessment360_id_idx on assessment360 (tenant_id, id desc);
create index if not exists assessment360_status_idx on assessment360 (tenant_id, status, create_time desc, id desc);

create table assessment360_line (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  parent_id text not null references assessment360 (id) on delete cascade,
  order_num integer not null default 0,
  exam_cont text,
  refer_stand text,
  stand_score numeric(20,6),
  score numeric(20,6)
);
create index assessment360_line_order_idx on assessment360_line (parent_id, order_num);
`,
  },
  {
    id: 'assessment360_0002_add_columns',
    sql: `
alter table assessment360 add column sheets integer;
alter table assessment360 add column average numeric(20,6);
`,
  },
]
