import { describe, expect, it } from 'vitest'
import { defineEntity } from './defineEntity'
import { fieldState, lockedChanges } from './fieldState'
import { order } from './fixtures'
import type { EntityDefinition } from './types'
import { validateRecord } from './validateRecord'

const entity: EntityDefinition = defineEntity({
  ...order,
  fields: {
    ...order.fields,
    customer: { kind: 'text', editableIn: ['draft'], zh: '客户', en: 'Customer' },
    mail: {
      kind: 'email',
      requiredWhen: { field: 'urgent', op: 'eq', value: 'Y' },
      zh: '邮箱',
      en: 'E-mail',
    },
    due: {
      kind: 'date',
      visibleWhen: { field: 'urgent', op: 'eq', value: 'Y' },
      required: true,
      zh: '日期',
      en: 'Due',
    },
    count: { kind: 'integer', disabledWhen: { field: 'mail', op: 'filled' }, zh: '份数', en: 'Count' },
  },
  lines: {
    tsOrderLine: {
      ...order.lines!.tsOrderLine!,
      fields: {
        ...order.lines!.tsOrderLine!.fields,
        price: {
          kind: 'money',
          requiredWhen: { field: 'record.urgent', op: 'eq', value: 'Y' },
          disabledWhen: { field: 'unit', op: 'eq', value: 'free' },
          zh: '单价',
          en: 'Price',
        },
      },
    },
  },
})
const line = { id: '1', itemId: 'A', quantity: 1 }

describe('fields by state and value', () => {
  it.each([
    ['customer', { status: 'done' }, { editable: false, why: '当前状态“完成”不允许修改客户' }],
    ['customer', { status: 'draft' }, { editable: true }],
    ['mail', { urgent: 'Y' }, { required: true }],
    ['mail', { urgent: 'N' }, { required: false }],
    ['due', { urgent: 'N' }, { visible: false, required: false, editable: false }],
    ['count', { mail: 'a@b.c' }, { editable: false, why: '份数不允许修改：邮箱不为空' }],
  ])('%s of %j', (name, row, expected) => {
    expect(fieldState(entity, entity.fields[name]!, { row })).toMatchObject(expected)
  })

  it('are checked with the record, in header and lines', () => {
    const issues = (urgent: string) =>
      validateRecord(entity, { customer: 'a', urgent }, { tsOrderLine: [line] }).map(({ field }) => field)
    expect(issues('Y')).toEqual(['mail', 'due', 'price'])
    expect(issues('N')).toEqual([])
  })

  it('name what was changed although it may not be', () => {
    const same = Object.is
    const before = { status: 'done', customer: 'a', count: 1 }
    expect(
      lockedChanges(entity, entity.fields, before, { ...before, customer: 'b', count: 2 }, {}, { same }),
    ).toEqual([{ field: 'customer', message: '当前状态“完成”不允许修改客户' }])
    const sent = { status: 'draft', customer: 'b' }
    // The state that is stored decides, whatever is sent.
    expect(lockedChanges(entity, entity.fields, before, sent, {}, { same, stored: before })).toHaveLength(1)
    const lines = entity.lines!.tsOrderLine!.fields
    expect(
      lockedChanges(
        entity,
        lines,
        line,
        { ...line, unit: 'free', price: 2 },
        { record: before },
        { same, line: 'tsOrderLine', locale: 'en-US' },
      ),
    ).toEqual([{ field: 'price', message: 'Price must not be changed: Unit is “free”' }])
  })
})
