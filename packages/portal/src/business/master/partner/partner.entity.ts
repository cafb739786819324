import { defineEntity } from '@lading/core/entity'

/** Who takes part in a delivery without buying or selling: agents, carriers, customs brokers, suppliers of the customer. */
export const partner = defineEntity({
  key: 'partner',
  name: 'Partner',
  label: { zh: '合作方', en: 'Partner' },
  area: 'master',
  title: 'name',
  menu: { order: 35 },
  reference: { columns: ['code', 'name', 'partnerType', 'city', 'contact'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 140,
      zh: '合作方编号',
      en: 'Partner no.',
    },
    name: { kind: 'text', required: true, width: 220, zh: '合作方名称', en: 'Partner name' },
    partnerType: { kind: 'dict', dict: 'partner_type', required: true, zh: '合作类型', en: 'Type' },
    country: { kind: 'text', maxLength: 2, zh: '国家地区', en: 'Country' },
    city: { kind: 'text', zh: '城市', en: 'City' },
    address: { kind: 'text', width: 220, zh: '地址', en: 'Address' },
    contact: { kind: 'text', zh: '联系人', en: 'Contact' },
    mobile: { kind: 'mobile', zh: '联系电话', en: 'Telephone' },
    email: { kind: 'email', zh: '邮箱', en: 'E-mail' },
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
  list: ['code', 'name', 'status', 'partnerType', 'country', 'city', 'contact', 'mobile'],
  query: ['code', 'name', 'partnerType', 'status'],
  form: [
    {
      section: { zh: '合作方', en: 'Partner' },
      rows: [
        ['code', 'name', 'partnerType'],
        ['country', 'city', 'address'],
        ['contact', 'mobile', 'email'],
        ['status'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'master:partner',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
