import type { Executor } from '@lading/server'
import { sql } from 'drizzle-orm'

/** A lot whose balances are not what its entries add up to. */
export interface StockDrift {
  lotNo: string
  tenantId: number
  /** What the lot says. */
  actual: number
  reserve: number
  /** What the entries say. */
  actualEntered: number
  reserveEntered: number
}

/** Lots that have drifted from the ledger, of all tenants; none, as long as everything is right. */
export function findDrift(db: Pick<Executor, 'rows'>): Promise<StockDrift[]> {
  return db.rows<StockDrift>(sql`
    SELECT coalesce(i.lot_no, e.lot_no) AS lot_no, coalesce(i.tenant_id, e.tenant_id) AS tenant_id,
      coalesce(i.actual_qty, 0)::float8 AS actual, coalesce(i.reserve_qty, 0)::float8 AS reserve,
      coalesce(e.actual, 0)::float8 AS actual_entered, coalesce(e.reserve, 0)::float8 AS reserve_entered
    FROM inventory i
    FULL JOIN (
      SELECT tenant_id, lot_no, sum(actual_change) AS actual, sum(reserve_change) AS reserve
      FROM stock_entry GROUP BY tenant_id, lot_no
    ) e ON e.tenant_id = i.tenant_id AND e.lot_no = i.lot_no
    WHERE coalesce(i.actual_qty, 0) <> coalesce(e.actual, 0) OR coalesce(i.reserve_qty, 0) <> coalesce(e.reserve, 0)
    ORDER BY 2, 1 LIMIT 100`)
}

/**
 * The nightly check of the ledger, as a job.
 * @returns how many lots were looked at @throws Error that names the lots that drifted
 */
export async function checkStock(db: Pick<Executor, 'rows' | 'row'>): Promise<string> {
  const drifted = await findDrift(db)
  if (drifted.length > 0) {
    const named = drifted
      .slice(0, 10)
      .map(
        ({ lotNo, actual, actualEntered, reserve, reserveEntered }) =>
          `${lotNo} (actual ${actual}, entries ${actualEntered}; reserved ${reserve}, entries ${reserveEntered})`,
      )
    throw new Error(`${drifted.length} lots differ from the stock ledger: ${named.join(', ')}`)
  }
  const count = await db.row<{ lots: number }>(sql`SELECT count(*)::integer AS lots FROM inventory`)
  return `${count?.lots ?? 0} lots agree with the stock ledger`
}
