import type { Effect, HookInput } from '@lading/server'
import { sql } from 'drizzle-orm'

/**
 * The lines of the quotation that went into a confirmation are open again, unless they have gone into another one since. The
 * quotation has another version: what was read of it before is stale.
 */
export async function openLines({ tx, session, record }: HookInput): Promise<void> {
  const { tenantId } = session
  const opened = await tx.rows<{ quotation: string }>(
    sql`UPDATE sa_quotation_line l SET status = 'open' FROM sys_record_origin o
        WHERE o.tenant_id = ${tenantId} AND o.entity = 'salesOrderConfirmation' AND o.record_id = ${String(record.id)}
          AND o.from_entity = 'saQuotation' AND l.tenant_id = ${tenantId} AND l.id = o.from_line AND l.status = 'confirmed'
          AND NOT EXISTS (SELECT 1 FROM sys_record_origin other WHERE other.tenant_id = o.tenant_id
            AND other.entity = o.entity AND other.from_line = o.from_line AND other.record_id <> o.record_id AND other.exclusive)
        RETURNING l.parent_id AS quotation`,
  )
  for (const id of new Set(opened.map(({ quotation }) => quotation)))
    await tx.run(
      sql`UPDATE sa_quotation SET version = version + 1, update_by = ${session.username}, update_time = now() WHERE id = ${id}`,
    )
}

/** A confirmation that is voided: what it was made of can be confirmed again. */
export const giveUp: Effect = ({ record, records }) =>
  records('salesOrderConfirmation').release(String(record.id))
