import { defineEntity } from '@lading/core/entity'

export const order = defineEntity({
  key: 'order',
  name: 'Order',
  label: { zh: '订单', en: 'Order' },
  area: 'shop',
  title: 'number',
  fields: { number: { kind: 'text', required: true, zh: '订单号', en: 'Number' } },
  list: ['number'],
  query: ['number'],
  form: [{ section: { zh: '订单', en: 'Order' }, rows: [['number']] }],
  permissions: { prefix: 'shop:order', actions: ['list'] },
  review: [],
})
