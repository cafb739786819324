import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'

/** Companies that share one server and see nothing of each other. */
export const sysTenant = defineEntity({
  key: 'sysTenant',
  name: 'Tenant',
  label: { zh: '租户', en: 'Tenant' },
  area: 'system',
  api: '/sys/tenant',
  title: 'name',
  fields: {
    // A number that names something is shown as it is, without separators.
    id: {
      kind: 'text',
      required: true,
      maxLength: 9,
      rules: [{ pattern: /^[1-9]\d{0,8}$/, message: '请输入1到999999999的整数 (a whole number)' }],
      width: 100,
      zh: '租户编号',
      en: 'Tenant no.',
    },
    name: { kind: 'text', required: true, maxLength: 100, width: 240, zh: '租户名称', en: 'Name' },
    beginDate: { kind: 'datetime', zh: '开始时间', en: 'From' },
    endDate: { kind: 'datetime', zh: '结束时间', en: 'Until' },
    status: { kind: 'dict', dict: 'tenant_status', default: '1', width: 100, zh: '状态', en: 'Status' },
  },
  list: ['id', 'name', 'beginDate', 'endDate', 'status'],
  query: ['name', 'status'],
  form: [
    { section: { zh: '租户', en: 'Tenant' }, rows: [['id', 'name'], ['beginDate', 'endDate'], ['status']] },
  ],
  permissions: { prefix: 'system:tenant', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})

/** The number of a tenant stands in all of its records: it stays. */
export const storedTenant: EntityDefinition = {
  ...sysTenant,
  fields: { ...sysTenant.fields, id: { ...sysTenant.fields.id, readonly: true } },
}
