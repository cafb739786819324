import { defineResource, seedRows } from '@lading/server'
import { customerComplaint } from './customerComplaint.entity'
import { customerComplaintMigrations } from './customerComplaint.migrations'

/** 客户投诉: calls below `/quality/customerComplaint`. */
export const customerComplaintServer = defineResource(customerComplaint, {
  migrations: customerComplaintMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(customerComplaint, context, {
      writers: [
        ['quality', 'A01A04'],
        ['sales', 'A01A01'],
      ],
      rows: 40,
      scaled: false,
      values: {
        description: (random) =>
          random.pick([
            '到货数量比送货单少 2 箱',
            '冷冻品到船时温度偏高',
            '送货比约定晚 6 小时',
            '规格与报价单不符',
          ]),
        reason: (random) => random.pick(['装车时漏装', '冷藏车预冷不足', '码头排队', '采购选型错误']),
        solution: (random) => random.pick(['次日补送', '按八折结算', '下航次补供', '退换']),
        measure: (random) => random.pick(['装车双人复核', '出车前检查温度记录', '提前一天预约码头']),
        secondStatus: (random) => random.pick([null, 'waitingReply', 'waitingSupplier', 'compensated']),
        qcOpinion: (random) => random.pick(['同意结案', '措施有效，关注下月']),
      },
      // Who has answered is awaited no more.
      settle: (record) => {
        if (record.status !== 'handling' && record.secondStatus !== null) record.secondStatus = 'compensated'
      },
    }),
})
