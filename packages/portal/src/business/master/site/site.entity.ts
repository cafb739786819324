import { defineEntity } from '@lading/core/entity'

/** A place of a company where goods are handled; it serves a port. */
export const site = defineEntity({
  key: 'site',
  name: 'Site',
  label: { zh: '站点', en: 'Site' },
  area: 'master',
  title: 'name',
  menu: { order: 62 },
  reference: { columns: ['code', 'name', 'company', 'port'], search: ['name', 'code', 'nameEn'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 10,
      width: 110,
      zh: '站点代码',
      en: 'Site code',
    },
    name: { kind: 'text', required: true, width: 160, zh: '站点名称', en: 'Site name' },
    nameEn: { kind: 'text', width: 160, zh: '英文名称', en: 'English name' },
    company: {
      kind: 'record',
      ref: 'company',
      where: { status: 'active' },
      required: true,
      width: 180,
      zh: '所属公司',
      en: 'Company',
    },
    port: { kind: 'record', ref: 'port', where: { status: 'active' }, zh: '服务港口', en: 'Port' },
    address: { kind: 'text', width: 240, zh: '地址', en: 'Address' },
    contact: { kind: 'text', zh: '联系人', en: 'Contact' },
    mobile: { kind: 'mobile', zh: '联系电话', en: 'Telephone' },
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
  list: ['code', 'name', 'nameEn', 'company', 'port', 'contact', 'status'],
  query: ['code', 'name', 'company', 'status'],
  form: [
    {
      section: { zh: '站点', en: 'Site' },
      rows: [
        ['code', 'name', 'nameEn'],
        ['company', 'port', 'address'],
        ['contact', 'mobile', 'status'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'master:site',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
