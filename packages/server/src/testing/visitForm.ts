import type { Caller } from './testServer'

/** A form as an administrator designs it: a visit with its costs, a state and an action. */
export const visitDraft = {
  label: { zh: '拜访', en: 'Visit' },
  title: 'visitNo',
  reference: {},
  fields: {
    visitNo: { kind: 'code', readonly: true, unique: true, zh: '拜访单号', en: 'Visit no.' },
    status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
    place: { kind: 'text', required: true, maxLength: 40, zh: '地点', en: 'Place' },
    size: { kind: 'text', zh: '规模', en: 'Size' },
    day: { kind: 'date', zh: '日期', en: 'Day' },
    kindOf: { kind: 'dict', dict: 'visit_kind', zh: '种类', en: 'Kind' },
    amount: { kind: 'money', readonly: true, zh: '金额', en: 'Amount' },
  },
  list: ['visitNo', 'status', 'place', 'size', 'amount'],
  query: ['visitNo', 'place', { day: 'range' }],
  form: [
    {
      section: { zh: '拜访', en: 'Visit' },
      rows: [
        ['visitNo', 'place', 'day'],
        ['size', 'kindOf', 'amount'],
      ],
    },
  ],
  lines: {
    onlVisitCost: {
      label: { zh: '费用', en: 'Costs' },
      fields: {
        item: { kind: 'text', required: true, zh: '项目', en: 'Item' },
        quantity: { kind: 'quantity', required: true, zh: '数量', en: 'Quantity' },
        price: { kind: 'money', zh: '单价', en: 'Price' },
        cost: { kind: 'money', readonly: true, zh: '费用', en: 'Cost' },
      },
      columns: ['item', 'quantity', 'price', 'cost'],
      derive: { cost: { times: ['quantity', 'price'] } },
    },
  },
  derive: { amount: { sum: 'onlVisitCost.cost' } },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: { draft: { zh: '草稿', en: 'Draft' }, done: { zh: '完成', en: 'Done', color: 'green' } },
    actions: { finish: { zh: '完成', en: 'Finish', from: ['draft'], to: 'done' } },
    allow: { edit: ['draft'], delete: ['draft'] },
  },
  dictionaries: {
    visit_kind: { zh: '拜访种类', en: 'Kinds of visits', items: [{ value: 'new', zh: '新客户', en: 'New' }] },
  },
  review: [],
}

/** Adds a form and puts it in force; gives it as the designer sees it. */
export async function publishNew(admin: Caller, code: string, definition: object) {
  const { body } = await admin.send('POST', '/online/form/add', {
    code,
    label: (definition as { label: object }).label,
    definition,
  })
  if (!body.success) throw new Error(body.message)
  const { id, version } = body.result
  const published = await admin.send('POST', '/online/form/publish', { id, version })
  if (!published.body.success) throw new Error(JSON.stringify(published.body))
  return published.body.result
}
