import type { Migration } from '@lading/server'

/** 内部问题案例: steps of its tables, oldest first. Add steps at the end; a released one never changes. */
export const internalProblemCaseMigrations: Migration[] = [
  {
    id: 'internal_problem_case_0001_create',
    sql: `
create table internal_problem_case (
  id text primary key,
  version integer not null default 1,
  tenant_id integer not null default 0,
  sys_org_code text not null default '',
  create_by text not null default '',
  create_time timestamptz(3) not null default now(),
  update_by text not null default '',
  update_time timestamptz(3) not null default now(),
  status text,
  case_id text,
  case_title text,
  case_type text,
  emergency text,
  overtime text,
  solved text,
  final_handler text,
  due_date date,
  description text,
  solution text
);
create index internal_problem_case_newest_idx on internal_problem_case (tenant_id, create_time desc, id desc);
create unique index internal_problem_case_case_id_key on internal_problem_case (tenant_id, case_id) where case_id is not null;
create index if not exists internal_problem_case_id_idx on internal_problem_case (tenant_id, id desc);
create index if not exists internal_problem_case_status_idx on internal_problem_case (tenant_id, status, create_time desc, id desc);
`,
  },
]
