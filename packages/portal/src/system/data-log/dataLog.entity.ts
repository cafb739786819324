import { defineEntity } from '@lading/core/entity'

/** What was changed in records: an entry for each save, with old and new values (contract §19). */
export const sysDataLog = defineEntity({
  key: 'sysDataLog',
  name: 'DataLog',
  label: { zh: '数据日志', en: 'Data log' },
  area: 'system',
  api: '/sys/dataLog',
  title: 'dataId',
  fields: {
    dataTable: { kind: 'text', readonly: true, width: 180, zh: '数据表', en: 'Table' },
    dataId: { kind: 'text', readonly: true, width: 220, zh: '数据编号', en: 'Record' },
    dataVersion: { kind: 'integer', readonly: true, width: 90, zh: '版本', en: 'Version' },
    type: { kind: 'text', readonly: true, width: 120, zh: '操作', en: 'Change' },
    dataContent: { kind: 'text', readonly: true, width: 320, zh: '变更内容', en: 'What changed' },
    createBy: { kind: 'user', readonly: true, width: 130, zh: '操作人', en: 'By' },
    createTime: { kind: 'datetime', readonly: true, zh: '时间', en: 'Time' },
  },
  list: ['createTime', 'dataTable', 'dataId', 'type', 'dataContent', 'createBy'],
  query: ['dataTable', 'dataId', 'createBy', { createTime: 'range' }],
  form: [{ section: { zh: '数据日志', en: 'Data log' }, rows: [['dataTable', 'dataId']] }],
  permissions: { prefix: 'system:datalog', actions: ['list'] },
  review: [],
})
