import type { Migration } from '../migrate'

/**
 * Draws among the staff. Winners keep the name they had; the key keeps anybody from winning twice in one draw, whatever
 * the program does.
 */
export const lotteryMigration: Migration = {
  id: 'kernel_0046_lotteries',
  sql: `
CREATE TABLE sys_lottery (
  id text PRIMARY KEY,
  tenant_id integer NOT NULL,
  name text NOT NULL,
  depart_id text,
  create_by text NOT NULL,
  create_time timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sys_lottery_tenant ON sys_lottery (tenant_id, id DESC);
CREATE TABLE sys_lottery_prize (
  id text PRIMARY KEY,
  lottery_id text NOT NULL REFERENCES sys_lottery (id) ON DELETE CASCADE,
  sort_no integer NOT NULL,
  name text NOT NULL,
  places integer NOT NULL,
  drawn_at timestamptz(3),
  drawn_by text,
  entrants integer
);
CREATE INDEX sys_lottery_prize_of ON sys_lottery_prize (lottery_id, sort_no);
CREATE TABLE sys_lottery_winner (
  lottery_id text NOT NULL,
  user_id text NOT NULL,
  prize_id text NOT NULL REFERENCES sys_lottery_prize (id),
  place integer NOT NULL,
  username text NOT NULL,
  realname text NOT NULL,
  PRIMARY KEY (lottery_id, user_id),
  UNIQUE (prize_id, place)
);
`,
}
