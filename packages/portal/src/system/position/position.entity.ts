import { defineEntity } from '@lading/core/entity'

/** What people are employed as; users and pickers name a position by its code. Shared by all tenants. */
export const sysPosition = defineEntity({
  key: 'sysPosition',
  name: 'Position',
  label: { zh: '职务', en: 'Position' },
  area: 'system',
  api: '/sys/position',
  title: 'name',
  fields: {
    code: { kind: 'text', required: true, unique: true, maxLength: 100, zh: '职务编码', en: 'Position code' },
    name: { kind: 'text', required: true, maxLength: 100, width: 220, zh: '职务名称', en: 'Position name' },
    postRank: { kind: 'dict', dict: 'position_rank', zh: '职务级别', en: 'Rank' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['code', 'name', 'postRank', 'createTime'],
  query: ['name', 'code', 'postRank'],
  form: [{ section: { zh: '职务', en: 'Position' }, rows: [['code', 'name'], ['postRank']] }],
  permissions: {
    prefix: 'system:position',
    actions: ['list', 'add', 'edit', 'delete', 'export', 'import'],
  },
  review: [],
})
