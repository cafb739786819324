import type { Migration } from '../migrate'

/**
 * Which stored files are referred to, and where: who may read the record may read the file. References of announcements
 * that are there already are found here; those of records when the server starts (files/oldReferences.ts), because
 * only the entities say which fields hold files.
 */
export const fileReferenceMigration: Migration = {
  id: 'kernel_0011_file_references',
  sql: `
CREATE TABLE sys_file_reference (
  path text NOT NULL REFERENCES sys_file (path) ON DELETE CASCADE,
  data_table text NOT NULL,
  data_id text NOT NULL,
  field text NOT NULL,
  PRIMARY KEY (path, data_table, data_id, field)
);
CREATE INDEX sys_file_reference_record ON sys_file_reference (data_table, data_id);
CREATE INDEX sys_user_avatar ON sys_user (avatar) WHERE avatar <> '';
INSERT INTO sys_file_reference (path, data_table, data_id, field)
SELECT DISTINCT f.path, 'sys_announcement', a.id, 'msgContent'
FROM sys_announcement a
CROSS JOIN LATERAL regexp_matches(a.msg_content, '/sys/common/static/([A-Za-z0-9_/-]+\\.[a-z0-9]{1,5})', 'g') AS found
JOIN sys_file f ON f.path = found[1];
`,
}
