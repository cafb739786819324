import { defineEntity } from '@lading/core/entity'

/** A legal entity of the group: documents are made in its name and in its currency. */
export const company = defineEntity({
  key: 'company',
  name: 'Company',
  label: { zh: '公司', en: 'Company' },
  area: 'master',
  title: 'name',
  menu: { order: 60 },
  reference: {
    columns: ['code', 'name', 'companyGroup', 'currency', 'country'],
    search: ['name', 'code', 'nameEn'],
  },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 10,
      width: 110,
      zh: '公司代码',
      en: 'Company code',
    },
    name: { kind: 'text', required: true, width: 200, zh: '公司名称', en: 'Company name' },
    nameEn: { kind: 'text', width: 220, zh: '英文名称', en: 'English name' },
    companyGroup: {
      kind: 'dict',
      dict: 'company_group',
      required: true,
      width: 110,
      zh: '公司组',
      en: 'Company group',
    },
    country: { kind: 'text', maxLength: 2, zh: '国家地区', en: 'Country' },
    currency: { kind: 'dict', dict: 'currency', required: true, zh: '本位币', en: 'Currency' },
    taxNo: { kind: 'text', width: 180, zh: '税号', en: 'Tax number' },
    address: { kind: 'text', width: 240, zh: '地址', en: 'Address' },
    status: {
      kind: 'dict',
      dict: 'master_status',
      required: true,
      default: 'active',
      width: 90,
      zh: '状态',
      en: 'Status',
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['code', 'name', 'status', 'nameEn', 'companyGroup', 'country', 'currency', 'taxNo'],
  query: ['code', 'name', 'companyGroup', 'status'],
  form: [
    {
      section: { zh: '公司', en: 'Company' },
      rows: [
        ['code', 'name', 'nameEn'],
        ['companyGroup', 'country', 'currency'],
        ['taxNo', 'address', 'status'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'master:company',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
