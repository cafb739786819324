import { permissionCode } from '@lading/core/entity'
import { defineResource, seedRows } from '@lading/server'
import type { Session } from '@lading/server'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { giveSheets, sumUp } from './sheets.server'
import { assessment360 } from './assessment360.entity'
import { assessment360Migrations } from './assessment360.migrations'

const TITLES = ['年度管理岗 360 考核', '上半年销售岗 360 考核', '下半年支持岗 360 考核']
const POINTS = ['目标达成', '团队协作', '客户响应', '专业能力', '执行与改进']

/** Sheets are seen by who scores on them and by who wrote them; who publishes assessments sees all. */
function visibleTo({ isAdmin, permissions, username }: Session): SQL | undefined {
  if (isAdmin || permissions.has(permissionCode(assessment360, 'publish'))) return undefined
  return sql`(${username} = ANY(string_to_array(t.appraisers_name, ',')) OR t.create_by = ${username})`
}

/** 360 考核: calls below `/hr/assessment360`. */
export const assessment360Server = defineResource(assessment360, {
  migrations: assessment360Migrations,
  hooks: { scope: visibleTo },
  effects: { giveSheets, sumUp },
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(assessment360, context, {
      rows: 16,
      scaled: false,
      values: {
        title: (random) => random.pick(TITLES),
        appraisersName: () => 'sales,viewer',
        personAssessedName: () => 'admin',
        // Of sheets of their own, which there are none of.
        average: () => null,
      },
      lineValues: {
        assessment360Line: {
          examCont: (random) => random.pick(POINTS),
          referStand: () => '对照年度目标与日常记录',
          standScore: () => 20,
          score: (random) => random.integer(12, 20),
        },
      },
    }),
})
