import type { Migration } from '../migrate'

/** Tables of the administration, and the column that says whose change it is. */
const LOGGED: Record<string, string> = {
  sys_user: 'id',
  sys_user_role: 'user_id',
  sys_user_depart: 'user_id',
  sys_user_agent: 'id',
  sys_role: 'id',
  sys_role_permission: 'role_id',
  sys_permission: 'id',
  sys_permission_data_rule: 'id',
  sys_depart: 'id',
  sys_depart_permission: 'depart_id',
  sys_depart_role: 'id',
  sys_depart_role_permission: 'role_id',
  sys_depart_role_user: 'user_id',
  sys_position: 'id',
  sys_tenant: 'id',
  sys_dict: 'id',
  sys_dict_item: 'id',
  sys_category: 'id',
  sys_announcement: 'id',
  sys_check_rule: 'id',
  sys_fill_rule: 'id',
  sys_quartz_job: 'id',
  sys_sms_template: 'id',
}

const triggers = Object.entries(LOGGED).map(
  ([table, holder]) => `
CREATE TRIGGER ${table}_administered AFTER INSERT OR UPDATE OR DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION log_administration('${holder}');`,
)

/**
 * Every change that an administrator makes goes into the data log with what was there before, whichever call made it
 * (decision 24). The setting `lading.actor` of the transaction names the administrator; without it nothing is written.
 * Passwords and long texts are told as changed. Names stand beside ids, so that an entry can be read by itself.
 */
export const administrationLogMigration: Migration = {
  id: 'kernel_0014_administration_log',
  sql: `
CREATE FUNCTION log_administration() RETURNS trigger LANGUAGE plpgsql AS $log$
DECLARE
  actor text := current_setting('lading.actor', true);
  before jsonb := '{}';
  after jsonb := '{}';
  fields jsonb := '{}';
  name text;
  camel text;
  holder text;
  called text;
BEGIN
  IF actor IS NULL OR actor = '' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN before := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN after := to_jsonb(NEW); END IF;
  FOR name IN SELECT jsonb_object_keys(before || after) LOOP
    CONTINUE WHEN name IN ('id', 'create_by', 'create_time', 'update_by', 'update_time', 'operate_date', 'operate_ip')
      OR before -> name IS NOT DISTINCT FROM after -> name
      OR (coalesce(before ->> name, '') = '' AND coalesce(after ->> name, '') = '');
    camel := replace(initcap(replace(name, '_', ' ')), ' ', '');
    camel := lower(left(camel, 1)) || substr(camel, 2);
    fields := fields || jsonb_build_object(camel,
      CASE WHEN name = 'password' THEN jsonb_build_array('******', '******')
        ELSE jsonb_build_array(left(before ->> name, 2000), left(after ->> name, 2000)) END);
  END LOOP;
  IF fields = '{}' THEN RETURN NULL; END IF;
  IF (before || after) ? 'permission_id' THEN
    SELECT p.name INTO called FROM sys_permission p WHERE p.id = (before || after) ->> 'permission_id';
    fields := fields || jsonb_build_object('permission', jsonb_build_array(
      CASE WHEN TG_OP <> 'INSERT' THEN called END, CASE WHEN TG_OP <> 'DELETE' THEN called END));
  END IF;
  IF TG_TABLE_NAME = 'sys_user_role' THEN
    SELECT r.role_name INTO called FROM sys_role r WHERE r.id = (before || after) ->> 'role_id';
    fields := fields || jsonb_build_object('role', jsonb_build_array(
      CASE WHEN TG_OP <> 'INSERT' THEN called END, CASE WHEN TG_OP <> 'DELETE' THEN called END));
  END IF;
  IF TG_TABLE_NAME = 'sys_user_depart' THEN
    SELECT d.depart_name INTO called FROM sys_depart d WHERE d.id = (before || after) ->> 'dep_id';
    fields := fields || jsonb_build_object('department', jsonb_build_array(
      CASE WHEN TG_OP <> 'INSERT' THEN called END, CASE WHEN TG_OP <> 'DELETE' THEN called END));
  END IF;
  holder := (before || after) ->> TG_ARGV[0];
  INSERT INTO sys_data_log (id, data_table, data_id, data_version, type, data_content, create_by)
  VALUES (replace(gen_random_uuid()::text, '-', ''), TG_TABLE_NAME, holder,
    (SELECT coalesce(max(l.data_version), 0) + 1 FROM sys_data_log l WHERE l.data_table = TG_TABLE_NAME AND l.data_id = holder),
    CASE TG_OP WHEN 'INSERT' THEN 'add' WHEN 'UPDATE' THEN 'edit' ELSE 'delete' END,
    jsonb_build_object('fields', fields, 'lines', '{}'::jsonb)::text, actor);
  RETURN NULL;
END
$log$;
${triggers.join('')}
`,
}
