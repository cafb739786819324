import { defineEntity } from '@lading/core/entity'

/** Where ships are supplied, by its UN/LOCODE. */
export const port = defineEntity({
  key: 'port',
  name: 'Port',
  label: { zh: '港口', en: 'Port' },
  area: 'master',
  title: 'name',
  menu: { order: 25 },
  reference: { columns: ['code', 'name', 'nameEn', 'country'], search: ['name', 'code', 'nameEn'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 140,
      zh: '港口编号',
      en: 'Port no.',
    },
    name: { kind: 'text', required: true, width: 180, zh: '港口名称', en: 'Port name' },
    nameEn: { kind: 'text', width: 180, zh: '英文名称', en: 'English name' },
    country: { kind: 'text', maxLength: 2, zh: '国家地区', en: 'Country' },
    status: {
      kind: 'dict',
      dict: 'master_status',
      required: true,
      default: 'active',
      zh: '状态',
      en: 'Status',
      width: 90,
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['code', 'name', 'nameEn', 'country', 'status'],
  query: ['code', 'name', 'country', 'status'],
  form: [
    {
      section: { zh: '港口', en: 'Port' },
      rows: [['code', 'name', 'nameEn'], ['country', 'status'], ['remark']],
    },
  ],
  permissions: {
    prefix: 'master:port',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
