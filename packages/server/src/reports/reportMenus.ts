import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { isIn } from '../db/statements'
import { menuId, writeFormMenus } from '../seed/seedMenus'
import { readRight } from './compileReport'
import type { ReportHead } from './compileReport'

/** Where a stored report is read (spec 1 §2, report auto list). */
export const reportPath = (code: string): string => `/online/cgreport/${code}`

/** Key of the page that lists the reports that a person may read. */
export const REPORT_CENTER = '/online/reports'

const menuKey = (code: string) => `report:${code}`

/** Puts the entry of a report into the menu. */
export async function writeReportMenu(tx: Executor, { code, label }: ReportHead): Promise<void> {
  await writeFormMenus(tx, menuKey(code), [
    {
      key: menuKey(code),
      parent: 'area:online',
      type: 1,
      title: label,
      path: reportPath(code),
      component: 'modules/online/cgreport/auto/OnlCgreportAutoList',
      permission: readRight(code),
      icon: 'bar-chart',
      sortNo: 50,
      keepAlive: true,
    },
  ])
}

/** Takes the entry away, with the grants of it. */
export const removeReportMenu = (tx: Executor, code: string): Promise<void> =>
  writeFormMenus(tx, menuKey(code), [])

/** Ids of the roles that read a report. */
export async function readersOf(db: Executor, code: string): Promise<string[]> {
  const rows = await db.rows<{ roleId: string }>(
    sql`SELECT role_id FROM sys_role_permission WHERE permission_id = ${menuId(menuKey(code))} ORDER BY role_id`,
  )
  return rows.map(({ roleId }) => roleId)
}

/** Grants the entry of a report to these roles and no others, with the list of reports and the group that it stands in. */
export async function setReaders(tx: Executor, code: string, roles: readonly string[]): Promise<void> {
  const own = menuId(menuKey(code))
  await tx.run(
    sql`DELETE FROM sys_role_permission WHERE permission_id = ${own} AND NOT ${isIn(sql`role_id`, roles)}`,
  )
  const entries = [own, menuId('area:online'), menuId(REPORT_CENTER)]
  await tx.run(
    sql`INSERT INTO sys_role_permission (role_id, permission_id)
        SELECT r.id, p.id FROM sys_role r, sys_permission p
        WHERE ${isIn(sql`r.id`, roles)} AND ${isIn(sql`p.id`, entries)} ON CONFLICT DO NOTHING`,
  )
}
