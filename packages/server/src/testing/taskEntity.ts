import { defineEntity } from '@lading/core/entity'
import type { Migration } from '../db/migrate'
import { defineResource } from '../resource/defineResource'
import { STORED } from './orderEntity'

/** A task with fields that name people, departments, dictionaries and switches. */
const testTask = defineEntity({
  key: 'tsTask',
  name: 'TestTask',
  label: { zh: '测试事项', en: 'Test task' },
  area: 'sales',
  title: 'title',
  fields: {
    title: { kind: 'text', required: true, zh: '事项', en: 'Task' },
    handler: { kind: 'user', zh: '负责人', en: 'Handler' },
    helpers: { kind: 'user', multiple: true, zh: '协办人', en: 'Helpers' },
    team: { kind: 'dept', zh: '部门', en: 'Team' },
    tags: { kind: 'dictMulti', dict: 'currency', zh: '标签', en: 'Tags' },
    level: { kind: 'dictSearch', dict: 'sys_position,name,code', zh: '职级', en: 'Level' },
    urgent: { kind: 'boolean', zh: '加急', en: 'Urgent' },
    asker: { kind: 'user', default: { the: 'me' }, zh: '提出人', en: 'Asked by' },
    askedOn: { kind: 'date', default: { the: 'today' }, zh: '提出日期', en: 'Asked on' },
    askedFor: { kind: 'dept', default: { the: 'department' }, zh: '提出部门', en: 'Asked for' },
  },
  list: ['title', 'handler', 'helpers', 'team', 'tags', 'urgent', 'level'],
  query: ['title'],
  form: [{ section: { zh: '事项', en: 'Task' }, rows: [['title', 'handler']] }],
  permissions: { prefix: 'sales:tsTask', actions: ['list', 'add', 'export', 'import'] },
  review: [],
})

const migrations: Migration[] = [
  {
    id: 'ts_task_0001_create',
    sql: `CREATE TABLE ts_task (${STORED}, title text, handler text, helpers text, team text, tags text, urgent text, level text, asker text,
      asked_on date, asked_for text);`,
  },
]

/** The server side of the test task. */
export const testTaskServer = defineResource(testTask, { migrations, seed: false })
