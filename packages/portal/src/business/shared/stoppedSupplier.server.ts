import type { Row } from '@lading/core/entity'
import { Failure, said } from '@lading/server'
import type { HookInput } from '@lading/server'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Where a document names its supplier, and when that is asked for. */
interface NamedSupplier {
  field: string
  /** The actions that send the document on its way: what was written before the supplier stopped is looked at again. */
  asks: readonly string[]
  /** A condition over the supplier, as `s`, for which the document is right nevertheless. @default none */
  unless?: (record: Row) => SQL
}

/**
 * A hook: a supplier that has stopped taking orders gets none (spec 2 §5). Neither is it newly named, nor does a document
 * go on its way that named it before.
 */
export function requireActiveSupplier({ field, asks, unless }: NamedSupplier) {
  return async ({ tx, session, record, before, action }: HookInput & { action: string }): Promise<void> => {
    const named = action === 'add' || (action === 'edit' && before?.record[field] !== record[field])
    if (!named && !asks.includes(action)) return
    const excused = unless ? sql`AND NOT (${unless(record)})` : sql``
    const stopped = await tx.row(
      sql`SELECT 1 AS there FROM supplier s
          WHERE s.tenant_id = ${session.tenantId} AND s.code = ${record[field]} AND s.stopped = 'Y' ${excused}`,
    )
    if (!stopped) return
    const message = said('供应商已停止接单', 'The supplier has stopped taking orders')
    throw new Failure(message, undefined, undefined, { issues: [{ message, field }] })
  }
}
