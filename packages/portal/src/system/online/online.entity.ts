import { defineEntity } from '@lading/core/entity'

/** Open sessions (contract §6.6). */
export const sysOnline = defineEntity({
  key: 'sysOnline',
  name: 'OnlineUser',
  label: { zh: '在线用户', en: 'Online user' },
  area: 'system',
  api: '/sys/online',
  title: 'realname',
  fields: {
    realname: { kind: 'text', readonly: true, width: 180, zh: '姓名', en: 'Name' },
    username: { kind: 'text', readonly: true, width: 160, zh: '用户名', en: 'User name' },
    sex: { kind: 'dict', dict: 'sex', readonly: true, width: 90, zh: '性别', en: 'Sex' },
    ip: { kind: 'text', readonly: true, width: 160, zh: 'IP 地址', en: 'IP address' },
    createTime: { kind: 'datetime', readonly: true, zh: '登录时间', en: 'Logged in' },
  },
  list: ['realname', 'username', 'sex', 'ip', 'createTime'],
  query: ['username', 'realname'],
  form: [{ section: { zh: '在线用户', en: 'Online user' }, rows: [['realname', 'username']] }],
  permissions: { prefix: 'system:online', actions: ['list', 'forceLogout'] },
  review: [],
})
