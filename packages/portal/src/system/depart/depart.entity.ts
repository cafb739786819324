import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'

/** The departments of the company, a tree; their codes are the server's. Shared by all tenants. */
export const sysDepart = defineEntity({
  key: 'sysDepart',
  name: 'Depart',
  label: { zh: '部门', en: 'Department' },
  area: 'system',
  api: '/sys/sysDepart',
  title: 'departName',
  fields: {
    departName: { kind: 'text', required: true, maxLength: 100, zh: '部门名称', en: 'Name' },
    departNameEn: { kind: 'text', maxLength: 100, zh: '英文名称', en: 'English name' },
    departNameAbbr: { kind: 'text', maxLength: 100, zh: '缩写', en: 'Short name' },
    parentId: { kind: 'dept', zh: '上级部门', en: 'Above' },
    orgCode: { kind: 'text', readonly: true, zh: '机构编码', en: 'Code' },
    orgCategory: { kind: 'dict', dict: 'org_category', maxLength: 10, zh: '机构类型', en: 'Kind' },
    departOrder: { kind: 'integer', zh: '排序', en: 'Order' },
    status: { kind: 'dict', dict: 'depart_status', default: '1', zh: '状态', en: 'Status' },
    mobile: { kind: 'text', maxLength: 32, zh: '电话', en: 'Telephone' },
    fax: { kind: 'text', maxLength: 32, zh: '传真', en: 'Fax' },
    address: { kind: 'text', maxLength: 200, zh: '地址', en: 'Address' },
    memo: { kind: 'text', maxLength: 500, zh: '备注', en: 'Note' },
    description: { kind: 'textarea', maxLength: 500, zh: '描述', en: 'Description' },
  },
  list: ['departName', 'orgCode', 'orgCategory', 'status'],
  query: ['departName'],
  form: [
    {
      section: { zh: '部门信息', en: 'Department' },
      rows: [
        ['departName', 'departNameEn', 'departNameAbbr'],
        ['parentId', 'orgCode', 'orgCategory'],
        ['departOrder', 'status', 'mobile'],
        ['fax', 'address'],
        ['memo'],
        ['description'],
      ],
    },
  ],
  permissions: {
    prefix: 'system:depart',
    actions: ['list', 'add', 'edit', 'delete', 'export', 'import'],
  },
  review: [],
})

/** The place in the tree is changed by moving the department, not by an edit. */
export const storedDepart: EntityDefinition = {
  ...sysDepart,
  fields: { ...sysDepart.fields, parentId: { ...sysDepart.fields.parentId, readonly: true } },
}
