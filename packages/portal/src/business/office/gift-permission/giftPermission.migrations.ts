import type { Migration } from '@lading/server'

/** 礼品申请权限: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const giftPermissionMigrations: Migration[] = [
  {
    id: 'gift_permission_0001_create',
    sql: `
create table gift_permission (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  permission_no text,
  status text,
  person text,
  gift_year integer,
  year_budget numeric(20,6),
  per_gift numeric(20,6),
  used_amount numeric(20,6),
  remaining numeric(20,6),
  valid_until date,
  remark text,
  stop_reason text
);
create index gift_permission_newest_idx on gift_permission (tenant_id, create_time desc, id desc);
create unique index gift_permission_permission_no_key on gift_permission (tenant_id, permission_no) where permission_no is not null;
create index if not exists gift_permission_id_idx on gift_permission (tenant_id, id desc);
create index if not exists gift_permission_status_idx on gift_permission (tenant_id, status, create_time desc, id desc);
`,
  },
  {
    id: 'gift_permission_0002_one_a_year',
    sql: 'create unique index gift_permission_person_key on gift_permission (tenant_id, person, gift_year);',
  },
]
