import type { StoredReport } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import { derivedId } from '../db/ids'
import { insertInto } from '../db/statements'
import type { SeedContext } from '../module'
import { planReport } from '../reports/planReport'
import { setReaders, writeReportMenu } from '../reports/reportMenus'

/** A stored report that a program brings to begin with; administrators change it as any other. */
export interface ReportSeed {
  code: string
  label: { zh: string; en: string }
  report: StoredReport
  /** Codes of the roles that read it. */
  readers: readonly string[]
}

/**
 * Stores and publishes reports, each once: what an administrator changed or deleted stays so.
 * @returns how many were written @throws Error for one that means nothing on this server
 */
export async function seedReports(
  { db, modules = [] }: Pick<SeedContext, 'db' | 'modules'>,
  seeds: readonly ReportSeed[],
): Promise<number> {
  let written = 0
  for (const { code, label, report, readers } of seeds) {
    const planned = planReport(modules, report)
    if (!planned.ok)
      throw new Error(
        `The report "${code}": ${planned.findings.map(({ path, en }) => `${path} ${en}`).join('; ')}`,
      )
    const id = derivedId('report', code)
    const definition = JSON.stringify(report)
    const names = { labelZh: label.zh, labelEn: label.en }
    written += await db.transaction(async (tx) => {
      const first = await tx.run(
        sql`INSERT INTO sys_seed (name) SELECT ${`report:${code}`} WHERE NOT EXISTS
            (SELECT 1 FROM sys_report WHERE lower(code) = lower(${code})) ON CONFLICT DO NOTHING`,
      )
      if (first === 0) return 0
      const by = { createBy: 'system', updateBy: 'system' }
      await tx.run(insertInto('sys_report', { id, code, ...names, draft: definition, published: 1, ...by }))
      await tx.run(
        insertInto('sys_report_version', {
          reportId: id,
          number: 1,
          definition,
          ...names,
          publishBy: 'system',
        }),
      )
      await writeReportMenu(tx, { id, code, label })
      const roles = await tx.rows<{ id: string }>(
        sql`SELECT id FROM sys_role WHERE role_code = ANY(${sql.param([...readers])}::text[])`,
      )
      await setReaders(
        tx,
        code,
        roles.map((role) => role.id),
      )
      return 1
    })
  }
  return written
}
