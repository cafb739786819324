import { defineResource, seedRows } from '@lading/server'
import { giveSheets, sumUp } from './sheets.server'
import { assessment360 } from './assessment360.entity'
import { assessment360Migrations } from './assessment360.migrations'

const TITLES = ['年度管理岗 360 考核', '上半年销售岗 360 考核', '下半年支持岗 360 考核']
const POINTS = ['目标达成', '团队协作', '客户响应', '专业能力', '执行与改进']

/** 360 考核: calls below `/hr/assessment360`. */
export const assessment360Server = defineResource(assessment360, {
  migrations: assessment360Migrations,
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
