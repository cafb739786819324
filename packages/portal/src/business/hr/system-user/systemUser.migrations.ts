import type { Migration } from '@lading/server'

/** 人员档案: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const systemUserMigrations: Migration[] = [
  {
    id: 'system_user_0001_create',
    sql: `
create table "system_user" (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  user_id text,
  user_account text,
  user_name text,
  english_name text,
  gender text,
  mobile text,
  email text,
  costcenter text,
  remark text
);
create index system_user_newest_idx on "system_user" (tenant_id, create_time desc, id desc);
create unique index system_user_user_id_key on "system_user" (tenant_id, user_id) where user_id is not null;
create unique index system_user_user_account_key on "system_user" (tenant_id, user_account) where user_account is not null;
create index if not exists system_user_id_idx on "system_user" (tenant_id, id desc);
create index if not exists system_user_costcenter_idx on "system_user" (tenant_id, costcenter, create_time desc, id desc);
`,
  },
]
