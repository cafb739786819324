import type { EntityDefinition } from '@lading/core/entity'
import { defineEntity } from '@lading/core/entity'

const label = { zh: '数据源', en: 'Data source' }

/** A read-only connection to another PostgreSQL database, for reports (ADR 41). It belongs to a tenant. */
export const sysDataSource = defineEntity({
  key: 'sysDataSource',
  name: 'DataSource',
  label,
  area: 'system',
  api: '/sys/dataSource',
  title: 'name',
  fields: {
    code: {
      kind: 'text',
      required: true,
      maxLength: 30,
      width: 140,
      rules: [
        {
          pattern: /^[a-z][A-Za-z0-9]{0,29}$/,
          message: '小写字母开头，只能用字母和数字 (a small letter, then letters and digits)',
        },
      ],
      zh: '编码',
      en: 'Code',
    },
    name: { kind: 'text', required: true, maxLength: 100, width: 200, zh: '名称', en: 'Name' },
    host: {
      kind: 'text',
      required: true,
      maxLength: 200,
      width: 200,
      hint: {
        zh: '只能是运维人员在 DATA_SOURCE_HOSTS 中允许的地址',
        en: 'Only what the operator allows in DATA_SOURCE_HOSTS',
      },
      zh: '主机',
      en: 'Host',
    },
    port: { kind: 'integer', required: true, default: 5432, width: 90, zh: '端口', en: 'Port' },
    databaseName: { kind: 'text', required: true, maxLength: 63, width: 140, zh: '数据库', en: 'Database' },
    username: {
      kind: 'text',
      required: true,
      maxLength: 63,
      width: 140,
      hint: { zh: '请使用只读账号', en: 'Give an account that can only read' },
      zh: '账号',
      en: 'Account',
    },
    password: {
      kind: 'text',
      maxLength: 200,
      hint: {
        zh: '加密保存，不会再显示；连接信息不变时可留空',
        en: 'Sealed, never shown again; leave it blank while the connection stays the same',
      },
      zh: '密码',
      en: 'Password',
    },
    tls: {
      kind: 'dict',
      dict: 'data_source_tls',
      required: true,
      default: 'verify',
      width: 140,
      zh: '传输加密',
      en: 'TLS',
    },
    tables: { kind: 'integer', readonly: true, width: 110, zh: '开放的表', en: 'Tables offered' },
    updateTime: { kind: 'datetime', readonly: true, zh: '修改时间', en: 'Changed' },
  },
  list: ['code', 'name', 'host', 'port', 'databaseName', 'username', 'tls', 'tables', 'updateTime'],
  query: ['code', 'name'],
  form: [
    { section: label, rows: [['code', 'name']] },
    {
      section: { zh: '连接', en: 'Connection' },
      rows: [
        ['host', 'databaseName'],
        ['username', 'tls'],
      ],
    },
  ],
  permissions: { prefix: 'system:dataSource', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})

/** Its right and the reports over it name the code: it stays. */
export const storedDataSource: EntityDefinition = {
  ...sysDataSource,
  fields: { ...sysDataSource.fields, code: { ...sysDataSource.fields.code!, readonly: true } },
}
