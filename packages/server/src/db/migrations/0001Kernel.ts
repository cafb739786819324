import type { Migration } from '../migrate'

const AUDIT = `
  create_by text NOT NULL DEFAULT '',
  create_time timestamptz(3) NOT NULL DEFAULT now(),
  update_by text NOT NULL DEFAULT '',
  update_time timestamptz(3) NOT NULL DEFAULT now()`

/** Users, roles, menus, departments, dictionaries, positions, announcements (fields: contract §22). */
export const kernelMigration: Migration = {
  id: 'kernel_0001_create',
  sql: `
CREATE TABLE sys_user (
  id text PRIMARY KEY,
  username text NOT NULL,
  realname text NOT NULL DEFAULT '',
  password text NOT NULL,
  avatar text NOT NULL DEFAULT '',
  birthday date,
  sex integer,
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  telephone text NOT NULL DEFAULT '',
  work_no text NOT NULL DEFAULT '',
  post text NOT NULL DEFAULT '',
  org_code text NOT NULL DEFAULT '',
  status integer NOT NULL DEFAULT 1,
  del_flag integer NOT NULL DEFAULT 0,
  user_identity integer NOT NULL DEFAULT 1,
  depart_ids text NOT NULL DEFAULT '',
  rel_tenant_ids text NOT NULL DEFAULT '',
  home_path text NOT NULL DEFAULT '',
  must_change_password boolean NOT NULL DEFAULT false,${AUDIT}
);
CREATE UNIQUE INDEX sys_user_username ON sys_user (lower(username)) WHERE del_flag = 0;
CREATE UNIQUE INDEX sys_user_work_no ON sys_user (work_no) WHERE work_no <> '' AND del_flag = 0;
CREATE UNIQUE INDEX sys_user_phone ON sys_user (phone) WHERE phone <> '' AND del_flag = 0;
CREATE INDEX sys_user_create_time ON sys_user (create_time DESC, id DESC);

CREATE TABLE sys_role (
  id text PRIMARY KEY,
  role_name text NOT NULL,
  role_code text NOT NULL UNIQUE,
  description text NOT NULL DEFAULT '',${AUDIT}
);
CREATE TABLE sys_user_role (
  user_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  role_id text NOT NULL REFERENCES sys_role (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, role_id)
);
CREATE INDEX sys_user_role_role ON sys_user_role (role_id);

CREATE TABLE sys_permission (
  id text PRIMARY KEY,
  parent_id text NOT NULL DEFAULT '',
  name text NOT NULL,
  name_en text NOT NULL DEFAULT '',
  perms text NOT NULL DEFAULT '',
  perms_type text NOT NULL DEFAULT '1',
  icon text NOT NULL DEFAULT '',
  component text NOT NULL DEFAULT '',
  component_name text NOT NULL DEFAULT '',
  url text NOT NULL DEFAULT '',
  redirect text NOT NULL DEFAULT '',
  sort_no double precision NOT NULL DEFAULT 0,
  menu_type integer NOT NULL DEFAULT 0,
  leaf boolean NOT NULL DEFAULT true,
  route boolean NOT NULL DEFAULT true,
  keep_alive boolean NOT NULL DEFAULT false,
  hidden boolean NOT NULL DEFAULT false,
  hide_tab boolean NOT NULL DEFAULT false,
  always_show boolean NOT NULL DEFAULT false,
  internal_or_external boolean NOT NULL DEFAULT false,
  description text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT '1',
  rule_flag integer NOT NULL DEFAULT 0,
  del_flag integer NOT NULL DEFAULT 0,
  source text NOT NULL DEFAULT '',${AUDIT}
);
CREATE INDEX sys_permission_parent ON sys_permission (parent_id, sort_no);
CREATE TABLE sys_role_permission (
  role_id text NOT NULL REFERENCES sys_role (id) ON DELETE CASCADE,
  permission_id text NOT NULL REFERENCES sys_permission (id) ON DELETE CASCADE,
  data_rule_ids text NOT NULL DEFAULT '',
  operate_date timestamptz(3) NOT NULL DEFAULT now(),
  operate_ip text NOT NULL DEFAULT '',
  PRIMARY KEY (role_id, permission_id)
);
CREATE INDEX sys_role_permission_permission ON sys_role_permission (permission_id);

CREATE TABLE sys_depart (
  id text PRIMARY KEY,
  parent_id text NOT NULL DEFAULT '',
  depart_name text NOT NULL,
  depart_name_en text NOT NULL DEFAULT '',
  depart_name_abbr text NOT NULL DEFAULT '',
  depart_order integer NOT NULL DEFAULT 0,
  description text NOT NULL DEFAULT '',
  org_category text NOT NULL DEFAULT '2',
  org_type text NOT NULL DEFAULT '1',
  org_code text NOT NULL UNIQUE,
  mobile text NOT NULL DEFAULT '',
  fax text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  memo text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT '1',
  del_flag text NOT NULL DEFAULT '0',${AUDIT}
);
CREATE TABLE sys_user_depart (
  user_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  dep_id text NOT NULL REFERENCES sys_depart (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, dep_id)
);
CREATE INDEX sys_user_depart_dep ON sys_user_depart (dep_id);

CREATE TABLE sys_tenant (
  id integer PRIMARY KEY,
  name text NOT NULL,
  begin_date timestamptz(3),
  end_date timestamptz(3),
  status integer NOT NULL DEFAULT 1,${AUDIT}
);

CREATE TABLE sys_dict (
  id text PRIMARY KEY,
  dict_name text NOT NULL,
  dict_name_en text NOT NULL DEFAULT '',
  dict_code text NOT NULL UNIQUE,
  description text NOT NULL DEFAULT '',
  type integer NOT NULL DEFAULT 0,
  del_flag integer NOT NULL DEFAULT 0,${AUDIT}
);
CREATE TABLE sys_dict_item (
  id text PRIMARY KEY,
  dict_id text NOT NULL REFERENCES sys_dict (id) ON DELETE CASCADE,
  item_text text NOT NULL,
  item_text_en text NOT NULL DEFAULT '',
  item_value text NOT NULL,
  item_color text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  sort_order integer NOT NULL DEFAULT 0,
  status integer NOT NULL DEFAULT 1,${AUDIT},
  UNIQUE (dict_id, item_value)
);

CREATE TABLE sys_category (
  id text PRIMARY KEY,
  pid text NOT NULL DEFAULT '0',
  name text NOT NULL,
  code text NOT NULL UNIQUE,
  has_child text NOT NULL DEFAULT '0',
  sys_org_code text NOT NULL DEFAULT '',${AUDIT}
);
CREATE INDEX sys_category_pid ON sys_category (pid, code);

CREATE TABLE sys_position (
  id text PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  post_rank text NOT NULL DEFAULT '',
  company_id text NOT NULL DEFAULT '',
  sys_org_code text NOT NULL DEFAULT '',${AUDIT}
);

CREATE TABLE sys_announcement (
  id text PRIMARY KEY,
  titile text NOT NULL,
  title_en text NOT NULL DEFAULT '',
  msg_abstract text NOT NULL DEFAULT '',
  msg_content text NOT NULL DEFAULT '',
  start_time timestamptz(3),
  end_time timestamptz(3),
  sender text NOT NULL DEFAULT '',
  priority text NOT NULL DEFAULT 'L',
  msg_category text NOT NULL DEFAULT '1',
  msg_type text NOT NULL DEFAULT 'ALL',
  user_ids text NOT NULL DEFAULT '',
  send_status text NOT NULL DEFAULT '0',
  send_time timestamptz(3),
  cancel_time timestamptz(3),
  del_flag text NOT NULL DEFAULT '0',
  bus_type text NOT NULL DEFAULT '',
  bus_id text NOT NULL DEFAULT '',
  open_type text NOT NULL DEFAULT '',
  open_page text NOT NULL DEFAULT '',${AUDIT}
);
CREATE TABLE sys_announcement_send (
  annt_id text NOT NULL REFERENCES sys_announcement (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  read_flag text NOT NULL DEFAULT '0',
  read_time timestamptz(3),
  PRIMARY KEY (annt_id, user_id)
);
`,
}
