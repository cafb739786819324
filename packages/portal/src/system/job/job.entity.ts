import { defineEntity } from '@lading/core/entity'

/** What the server runs by itself at times of a cron expression (contract §19). Shared by all tenants. */
export const sysJob = defineEntity({
  key: 'sysQuartzJob',
  name: 'Job',
  label: { zh: '定时任务', en: 'Job' },
  area: 'system',
  api: '/sys/quartzJob',
  title: 'jobClassName',
  fields: {
    jobClassName: { kind: 'text', required: true, maxLength: 200, width: 200, zh: '任务名称', en: 'Job' },
    cronExpression: {
      kind: 'text',
      required: true,
      maxLength: 100,
      width: 170,
      zh: 'Cron 表达式',
      en: 'Cron expression',
    },
    parameter: { kind: 'textarea', maxLength: 2_000, width: 160, zh: '参数', en: 'Parameter' },
    description: { kind: 'textarea', maxLength: 500, width: 200, zh: '描述', en: 'Description' },
    status: { kind: 'dict', dict: 'quartz_status', readonly: true, width: 90, zh: '状态', en: 'State' },
    lastRun: { kind: 'datetime', readonly: true, zh: '上次执行', en: 'Last run' },
    lastResult: { kind: 'text', readonly: true, width: 160, zh: '上次结果', en: 'Last result' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['jobClassName', 'cronExpression', 'description', 'status', 'lastRun', 'lastResult'],
  query: ['jobClassName', 'status'],
  form: [{ section: { zh: '定时任务', en: 'Job' }, rows: [['parameter'], ['description']] }],
  permissions: {
    prefix: 'system:quartzJob',
    actions: ['list', 'add', 'edit', 'delete', 'export', 'import', 'pause', 'resume', 'execute'],
  },
  review: [],
})
