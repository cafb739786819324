import { defineEntity } from '@lading/core/entity'

/** Sets of options by a code; their items are kept beside them. Shared by all tenants. */
export const sysDict = defineEntity({
  key: 'sysDict',
  name: 'Dict',
  label: { zh: '字典', en: 'Dictionary' },
  area: 'system',
  api: '/sys/dict',
  title: 'dictName',
  fields: {
    dictName: { kind: 'text', required: true, maxLength: 100, width: 200, zh: '字典名称', en: 'Dictionary' },
    dictNameEn: { kind: 'text', maxLength: 100, width: 200, zh: '英文名称', en: 'English name' },
    dictCode: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 100,
      width: 180,
      zh: '字典编码',
      en: 'Code',
    },
    description: { kind: 'textarea', maxLength: 255, width: 240, zh: '描述', en: 'Description' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['dictName', 'dictNameEn', 'dictCode', 'description', 'createTime'],
  query: ['dictName', 'dictCode'],
  form: [
    {
      section: { zh: '字典', en: 'Dictionary' },
      rows: [['dictName', 'dictNameEn'], ['dictCode'], ['description']],
    },
  ],
  permissions: {
    prefix: 'system:dict',
    actions: ['list', 'add', 'edit', 'delete', 'export', 'import', 'refresh'],
  },
  review: [],
})
