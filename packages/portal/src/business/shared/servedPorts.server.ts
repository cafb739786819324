import type { Row } from '@lading/core/entity'
import type { SeedContext } from '@lading/server'
import { sql } from 'drizzle-orm'

/** For demo rows: a company is asked for calls at the ports that its sites serve, and the site is one of those. */
export async function servedPorts({ db }: SeedContext) {
  const sites = await db.rows<{ company: string; port: string }>(
    sql`SELECT company, port FROM site WHERE tenant_id = 0 AND status = 'active' AND port IS NOT NULL`,
  )
  const served = new Set(sites.map(({ company, port }) => `${company} ${port}`))
  return {
    port: ({ code }: Row, { company }: Row) =>
      served.size === 0 || !company || served.has(`${String(company)} ${String(code)}`),
    site: (site: Row, { port }: Row) => !port || site.port === port,
  }
}
