import { wireDate } from '@lading/core/text'
import { clockNow } from '@lading/server'
import type { Database } from '@lading/server'
import { sql } from 'drizzle-orm'

/**
 * Marks approved expenses whose day of payment has passed, of all tenants; as a job, once a day.
 * @returns how many became overdue
 */
export async function markOverdue(db: Pick<Database, 'run'>): Promise<string> {
  const marked = await db.run(
    sql`UPDATE expense SET overdue = 'Y', version = version + 1, update_time = now()
        WHERE approval_status = 'approved' AND payment_status = 'unpaid' AND due_date < ${wireDate(clockNow())}::date
          AND overdue IS DISTINCT FROM 'Y'`,
  )
  return `${marked} expenses became overdue`
}
