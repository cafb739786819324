import type { Migration } from '@lading/server'

/** 礼品申请: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const giftRequestMigrations: Migration[] = [
  {
    id: 'gift_request_0001_create',
    sql: `
create table gift_request (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  request_no text,
  status text,
  applicant text,
  customer text,
  gift_name text,
  occasion text,
  quantity numeric(20,6),
  price numeric(20,6),
  amount numeric(20,6),
  required_on date,
  delivery_address text,
  reason text,
  submit_date date,
  permission_no text,
  return_reason text
);
create index gift_request_newest_idx on gift_request (tenant_id, create_time desc, id desc);
create unique index gift_request_request_no_key on gift_request (tenant_id, request_no) where request_no is not null;
create index if not exists gift_request_id_idx on gift_request (tenant_id, id desc);
create index if not exists gift_request_status_idx on gift_request (tenant_id, status, create_time desc, id desc);
create index if not exists gift_request_customer_idx on gift_request (tenant_id, customer, create_time desc, id desc);
`,
  },
]
