import { defineEntity } from '@lading/core/entity'

/** Lines of the log: logins and what administrators did. Only added to (contract §19). */
export const sysLog = defineEntity({
  key: 'sysLog',
  name: 'Log',
  label: { zh: '日志', en: 'Log' },
  area: 'system',
  api: '/sys/log',
  title: 'logContent',
  fields: {
    logContent: { kind: 'text', readonly: true, width: 360, zh: '日志内容', en: 'What' },
    operateType: {
      kind: 'dict',
      dict: 'operate_type',
      readonly: true,
      width: 100,
      zh: '操作类型',
      en: 'Operation',
    },
    userid: { kind: 'text', readonly: true, zh: '用户编号', en: 'User id' },
    username: { kind: 'text', readonly: true, width: 130, zh: '用户', en: 'User' },
    ip: { kind: 'text', readonly: true, width: 140, zh: 'IP 地址', en: 'IP address' },
    requestType: { kind: 'text', readonly: true, zh: '请求方式', en: 'Verb' },
    requestUrl: { kind: 'text', readonly: true, zh: '请求地址', en: 'Call' },
    createTime: { kind: 'datetime', readonly: true, zh: '时间', en: 'Time' },
  },
  list: ['createTime', 'logContent', 'username', 'ip'],
  query: ['logContent', 'username', 'ip', { createTime: 'range' }],
  form: [
    {
      section: { zh: '日志', en: 'Log' },
      rows: [
        ['createTime', 'operateType'],
        ['username', 'ip'],
        ['requestType', 'requestUrl'],
        ['logContent'],
      ],
    },
  ],
  permissions: { prefix: 'system:log', actions: ['list'] },
  review: [],
})
