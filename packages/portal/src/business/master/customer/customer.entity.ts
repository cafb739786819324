import { defineEntity } from '@lading/core/entity'

/** Whom we sell to. Quotations and vessels name it by its code; a stopped one is not picked any more. */
export const customer = defineEntity({
  key: 'customer',
  name: 'Customer',
  label: { zh: '客户', en: 'Customer' },
  area: 'master',
  title: 'name',
  reference: {
    columns: ['code', 'name', 'country', 'city', 'status'],
    search: ['name', 'code', 'shortName'],
  },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 140,
      zh: '客户编号',
      en: 'Customer no.',
    },
    name: { kind: 'text', required: true, width: 220, zh: '客户名称', en: 'Customer name' },
    shortName: { kind: 'text', zh: '简称', en: 'Short name' },
    country: { kind: 'text', maxLength: 2, zh: '国家地区', en: 'Country' },
    city: { kind: 'text', zh: '城市', en: 'City' },
    currency: { kind: 'dict', dict: 'currency', zh: '结算币种', en: 'Currency' },
    paymentTerm: { kind: 'dict', dict: 'payment_term', zh: '付款条件', en: 'Payment term' },
    contact: { kind: 'text', zh: '联系人', en: 'Contact' },
    mobile: { kind: 'mobile', zh: '联系电话', en: 'Telephone' },
    email: { kind: 'email', zh: '邮箱', en: 'E-mail' },
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
  list: [
    'code',
    'name',
    'shortName',
    'country',
    'city',
    'currency',
    'paymentTerm',
    'contact',
    'mobile',
    'status',
  ],
  query: ['code', 'name', 'status', 'country'],
  form: [
    {
      section: { zh: '客户', en: 'Customer' },
      rows: [
        ['code', 'name', 'shortName'],
        ['country', 'city', 'currency'],
        ['paymentTerm', 'contact', 'mobile'],
        ['email', 'status'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'master:customer',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
