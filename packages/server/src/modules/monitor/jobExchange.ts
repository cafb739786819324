import { sql } from 'drizzle-orm'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'
import { Failure } from '../../http/failures'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Exchange } from '../exchange/exchangeTypes'
import { createJobs } from './jobs'
import { checkCron } from './jobSchedule'
import { said } from '../../http/language'

const STOPPED = -1

/** Scheduled jobs as a spreadsheet (contract §19). What comes in stands still until somebody starts it. */
export function jobExchange(context: Context): Exchange {
  const jobs = createJobs(context)
  return {
    label: { zh: '定时任务', en: 'Jobs' },
    columns: [
      { field: 'jobClassName', title: { zh: '任务名称', en: 'Job' } },
      { field: 'cronExpression', title: { zh: 'Cron表达式', en: 'Cron expression' } },
      { field: 'parameter', title: { zh: '参数', en: 'Parameter' } },
      { field: 'description', title: { zh: '描述', en: 'Description' } },
      {
        field: 'status',
        title: { zh: '状态', en: 'Status' },
        dict: 'quartz_status',
        exportOnly: true,
      },
    ],
    list: () => ({
      from: sql`sys_quartz_job j`,
      select: sql`j.id, j.job_class_name, j.cron_expression, j.parameter, j.description, j.status`,
      fields: columnsOf('j', {
        id: 'text',
        jobClassName: 'text',
        cronExpression: 'text',
        status: 'integer',
        createTime: 'datetime',
      }),
      id: sql`j.id`,
      dictionaries: { status: 'quartz_status' },
    }),
    save: async (
      tx,
      { jobClassName = '', cronExpression = '', parameter = '', description = '' },
      session,
    ) => {
      if (!jobs.has(jobClassName))
        throw new Failure(said(`任务不存在，可用的任务: ${jobs.names().join(', ')}`, 'Unknown job'))
      checkCron(cronExpression)
      if (parameter.length > 2_000 || description.length > 500) throw new Failure('参数或描述过长')
      await tx.run(
        insertInto('sys_quartz_job', {
          id: newId(),
          jobClassName,
          cronExpression,
          parameter,
          description,
          status: STOPPED,
          createBy: session.username,
        }),
      )
    },
  }
}
