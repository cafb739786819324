import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { derivedId, newId } from '../../db/ids'
import { insertAll, insertInto } from '../../db/statements'
import type { ReportDefinition } from '../../report/reportDefinition'
import { DEPARTMENTS, OTHER_TENANT, TENANT } from './people'

const id = (name: string) => derivedId('drill-record', name)
/** What must never reach somebody who may not see it. */
const secret = (name: string) => `SECRET-${name}-${newId().slice(-12)}`

/** The business rows of the drill, and what their secrets are. */
export async function seedRows(db: Database) {
  const secrets = {
    own: secret('own'),
    otherDept: secret('dept'),
    otherTenant: secret('tenant'),
    report: secret('report'),
  }
  const row = (name: string, more: Record<string, unknown> = {}) => ({
    id: id(name),
    tenantId: TENANT,
    sysOrgCode: DEPARTMENTS.own,
    createBy: 'user',
    status: 'draft',
    name,
    remark: 'a row',
    costNote: 'hidden',
    ...more,
  })
  await db.run(
    insertAll('demo', [
      row('own', { costNote: secrets.own }),
      row('second', { costNote: 'another' }),
      row('approved', { status: 'approved' }),
      row('otherDept', {
        sysOrgCode: DEPARTMENTS.foreign,
        remark: secrets.otherDept,
        costNote: secrets.otherDept,
      }),
      row('otherTenant', {
        tenantId: OTHER_TENANT,
        sysOrgCode: DEPARTMENTS.other,
        remark: secrets.otherTenant,
      }),
    ]),
  )
  await db.run(insertAll('demo_locked', [row('locked', { remark: secrets.report })]))
  return { secrets, ids: { own: id('own'), approved: id('approved'), otherDept: id('otherDept') } }
}

/** Two reports: one that the user may see, and one over rows the user may not. */
export const drillReports: ReportDefinition[] = [
  {
    id: 'drill-report',
    code: 'drill_report',
    name: { zh: '演练报表', en: 'Drill report' },
    permission: 'drill:report',
    key: 'id',
    from: (session, { part }) =>
      sql`(SELECT id, name, create_time FROM demo WHERE tenant_id = ${session.tenantId}
            AND sys_org_code = ${session.orgCode} AND (${part}::text IS NULL OR name = ${part})) r`,
    columns: [
      { field: 'id', title: { zh: '编号', en: 'Id' }, kind: 'text' },
      { field: 'name', title: { zh: '名称', en: 'Name' }, kind: 'text', search: 'single' },
      { field: 'createTime', title: { zh: '时间', en: 'Time' }, kind: 'instant', search: 'group' },
    ],
    parameters: [{ name: 'part', title: { zh: '名称', en: 'Name' }, kind: 'text' }],
  },
  {
    id: 'drill-report-no-right',
    code: 'drill_report_no_right',
    name: { zh: '受限报表', en: 'Locked report' },
    permission: 'drill:reportNoRight',
    key: 'id',
    from: (session) => sql`(SELECT id, remark FROM demo_locked WHERE tenant_id = ${session.tenantId}) r`,
    columns: [{ field: 'remark', title: { zh: '备注', en: 'Remark' }, kind: 'text' }],
  },
]

/** Announcements, a dictionary and a job. */
export async function seedSystemRecords(db: Database, adminId: string) {
  const forAdmin = secret('announcement')
  const announcement = (name: string, more: Record<string, unknown>) => ({
    id: id(name),
    titile: name,
    msgContent: '<p>text</p>',
    msgType: 'ALL',
    userIds: '',
    sendStatus: '1',
    sendTime: new Date().toISOString(),
    ...more,
  })
  await db.run(
    insertAll('sys_announcement', [
      announcement('for all', {}),
      announcement('for admin', { msgType: 'USER', userIds: adminId, msgContent: `<p>${forAdmin}</p>` }),
    ]),
  )
  await db.run(insertInto('sys_dict', { id: id('dict'), dictName: '演练', dictCode: 'drill' }))
  await db.run(
    insertInto('sys_dict_item', { id: id('item'), dictId: id('dict'), itemText: '一', itemValue: '1' }),
  )
  await db.run(
    insertInto('sys_quartz_job', {
      id: id('job'),
      jobClassName: 'checkDatabase',
      cronExpression: '0 0 3 * * ? *',
      status: -1,
    }),
  )
  return {
    ann: id('for all'),
    annForAdmin: id('for admin'),
    annSecret: forAdmin,
    dictItem: id('item'),
    job: id('job'),
  }
}

/** Puts a file into the store as an earlier upload would have, and gives its path. */
export async function seedFile(
  db: Database,
  uploadDir: string,
  owner: { id: string; tenant: number },
  extension: string,
  content: string,
): Promise<string> {
  const path = `temp/2026/01/${newId()}.${extension}`
  const place = join(uploadDir, path)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, content)
  await db.run(
    insertInto('sys_file', {
      path,
      originalName: `drill.${extension}`,
      biz: 'temp',
      size: content.length,
      mime: 'application/octet-stream',
      tenantId: owner.tenant,
      ownerId: owner.id,
    }),
  )
  return path
}
