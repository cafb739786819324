import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { sqlNow } from '../clock'
import type { Transaction } from '../db/database'
import { newId } from '../db/ids'
import type { Session } from '../session'

/** Where something goes. */
export type OutboxChannel = 'erp' | 'mail'

/** What an effect has sent after its transaction. */
export interface Outgoing {
  channel: OutboxChannel
  /** What people read in the outbox, of a mail its subject. */
  subject: string
  /** Of a mail its addresses, joined by commas. */
  receiver?: string
  /** The document for the ERP; of a mail `{ text, files }`. */
  payload: Row
  /** The record that it is about, in its version. @default the record of the action */
  record?: Row
  /** Actions of the record when it was sent, and when it was given up; `answer` is their input. */
  whenSent?: string
  whenFailed?: string
}

/** What the record is. */
interface About {
  entity: string
  record: Row
}

/**
 * Puts something into the outbox, in the running transaction: it is sent if, and only if, that is committed. The same
 * version of a record goes out once; what was given up before is tried again in its place.
 */
export async function putOut(
  tx: Transaction,
  session: Session,
  { entity, record }: About,
  outgoing: Outgoing,
): Promise<void> {
  const { channel, subject, receiver = '', payload, whenSent = null, whenFailed = null } = outgoing
  const body = JSON.stringify(payload)
  const key = sql`tenant_id = ${session.tenantId} AND channel = ${channel} AND entity = ${entity} AND record_id = ${String(record.id)}`
  const again = await tx.run(
    sql`UPDATE sys_outbox SET status = 'waiting', tries = 0, due = ${sqlNow()}, payload = ${body}, subject = ${subject},
          receiver = ${receiver}, when_sent = ${whenSent}, when_failed = ${whenFailed}, record_version = ${Number(record.version)}, version = version + 1, update_time = now()
        WHERE ${key} AND status = 'failed'`,
  )
  if (again > 0) return
  await tx.run(
    sql`INSERT INTO sys_outbox (id, tenant_id, sys_org_code, create_by, status, channel, subject, receiver, entity,
          record_id, record_version, payload, when_sent, when_failed, create_time)
        VALUES (${newId()}, ${session.tenantId}, ${session.orgCode}, ${session.username}, 'waiting', ${channel},
          ${subject}, ${receiver}, ${entity}, ${String(record.id)}, ${Number(record.version)}, ${body}, ${whenSent}, ${whenFailed}, ${sqlNow()})
        ON CONFLICT DO NOTHING`,
  )
}
