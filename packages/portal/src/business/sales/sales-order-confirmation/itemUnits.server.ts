import { Failure, said } from '@lading/server'
import type { HookInput } from '@lading/server'
import { sql } from 'drizzle-orm'

/** A line whose unit is not the one that its item is counted in. */
interface OtherUnit {
  id: string
  item: string
  /** Its place among the lines, from 1. */
  place: number
}

/**
 * What is confirmed is bought, received and shipped in the units of the items: there are no factors between units, so that a
 * line in another one would become as many of something else.
 *
 * @throws Failure that names the first such line
 */
export async function requireItemUnits({ tx, session, record }: HookInput): Promise<void> {
  const other = await tx.row<OtherUnit>(
    sql`SELECT l.id, l.item_n AS item, l.place FROM (
          SELECT id, item_n, unit, row_number() OVER (ORDER BY order_num, id)::integer AS place
          FROM sales_order_confirmation_line WHERE parent_id = ${String(record.id)}) l
        JOIN item i ON i.tenant_id = ${session.tenantId} AND i.code = l.item_n
        WHERE i.unit IS NOT NULL AND i.unit <> l.unit ORDER BY l.place LIMIT 1`,
  )
  if (!other) return
  const message = said(
    `第${other.place}行的单位与物料${other.item}的单位不一致：采购和库存按物料的单位计数`,
    `Line ${other.place}: the unit is not that of item ${other.item}, in which it is bought and stored`,
  )
  const issue = { message, line: 'salesOrderConfirmationLine', rowId: other.id, field: 'unit' }
  throw new Failure(message, undefined, undefined, { issues: [issue] })
}
