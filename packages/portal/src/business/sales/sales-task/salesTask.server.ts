import { defineResource, seedRows } from '@lading/server'
import { servedPorts } from '../../shared/servedPorts.server'
import { salesTask } from './salesTask.entity'
import { salesTaskMigrations } from './salesTask.migrations'

const TASKS = ['伙食与日用品供应', '甲板物资供应', '机舱备件供应', '航次补给', '坞修物资', '应急采购']

/** 销售任务: calls below `/sales/salesTask`. */
export const salesTaskServer = defineResource(salesTask, {
  migrations: salesTaskMigrations,
  // Believable rows for the demo; never in production.
  seed: async (context) =>
    seedRows(salesTask, context, {
      narrow: await servedPorts(context),
      rows: 60,
      scaled: false,
      values: {
        taskName: (random) => random.pick(TASKS),
        owner: (random) => random.pick(['sales', 'admin']),
      },
    }),
})
