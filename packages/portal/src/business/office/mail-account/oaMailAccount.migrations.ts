import type { Migration } from '@lading/server'

/** 邮箱账号申请: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const oaMailAccountMigrations: Migration[] = [
  {
    id: 'oa_mail_account_0001_create',
    sql: `
create table oa_mail_account (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  application_no text,
  applicant text,
  name text,
  mail_purpose text,
  reason text,
  submit_date date,
  return_reason text,
  remark text
);
create index oa_mail_account_newest_idx on oa_mail_account (tenant_id, create_time desc, id desc);
create unique index oa_mail_account_application_no_key on oa_mail_account (tenant_id, application_no) where application_no is not null;
create index if not exists oa_mail_account_id_idx on oa_mail_account (tenant_id, id desc);
create index if not exists oa_mail_account_status_idx on oa_mail_account (tenant_id, status, create_time desc, id desc);
`,
  },
]
