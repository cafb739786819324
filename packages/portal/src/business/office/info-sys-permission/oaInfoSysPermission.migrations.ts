import type { Migration } from '@lading/server'

/** 系统权限申请: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const oaInfoSysPermissionMigrations: Migration[] = [
  {
    id: 'oa_info_sys_permission_0001_create',
    sql: `
create table oa_info_sys_permission (
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
  request_type text,
  system text,
  business_unit text,
  company text,
  station text,
  sales_unit text,
  mail text,
  worker_no text,
  account text,
  submit_date date,
  return_reason text,
  remark text
);
create index oa_info_sys_permission_newest_idx on oa_info_sys_permission (tenant_id, create_time desc, id desc);
create unique index oa_info_sys_permission_application_no_key on oa_info_sys_permission (tenant_id, application_no) where application_no is not null;
create index if not exists oa_info_sys_permission_id_idx on oa_info_sys_permission (tenant_id, id desc);
create index if not exists oa_info_sys_permission_status_idx on oa_info_sys_permission (tenant_id, status, create_time desc, id desc);
create index if not exists oa_info_sys_permission_company_idx on oa_info_sys_permission (tenant_id, company, create_time desc, id desc);
create index if not exists oa_info_sys_permission_station_idx on oa_info_sys_permission (tenant_id, station, create_time desc, id desc);
`,
  },
]
