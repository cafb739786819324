import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { mayDo } from '../../auth/sessionStore'
import type { Session } from '../../session'

/** Whether the announcement's time is now, over the alias `a`; without a start or an end it is open there. */
export const inTime: SQL = sql`(a.start_time IS NULL OR a.start_time <= now()) AND (a.end_time IS NULL OR a.end_time > now())`

/**
 * Released, in its time, and addressed to the user, over the alias `a`: to everybody, or with the user's id in the
 * comma list.
 */
export const addressed = (userId: string): SQL =>
  sql`a.send_status = '1' AND a.del_flag = '0' AND ${inTime} AND (a.msg_type = 'ALL' OR ${userId} = ANY(string_to_array(a.user_ids, ',')))`

/** Announcements that a session may read, over the alias `a`: who administers them, all. */
export const announcementsOf = (session: Session): SQL =>
  mayDo(session, 'system:annountCement:list') ? sql`a.del_flag = '0'` : addressed(session.userId)
