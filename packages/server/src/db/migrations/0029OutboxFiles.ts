import type { Migration } from '../migrate'

/** What goes with a mail of the outbox, beside its text: lists of the outbox do not carry it. Contents in base64. */
export const outboxFileMigration: Migration = {
  id: 'kernel_0029_outbox_files',
  sql: `
CREATE TABLE sys_outbox_file (
  id text PRIMARY KEY,
  filename text NOT NULL,
  content text NOT NULL,
  create_time timestamptz(3) NOT NULL DEFAULT now()
);
`,
}
