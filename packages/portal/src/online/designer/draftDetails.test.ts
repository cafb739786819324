import { readData } from '@lading/core/data-form'
import type { Action, EntityDefinition } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { conditionOf, rowsOf } from './conditionRows'
import { addAction, addInput, ownInput, setAction, setInput, setWrite } from './draftActions'
import { addColour, coloursOf, moveColour, setColour } from './draftColours'
import { addFigure, figureWhere, queryOfFigure, setFigure } from './draftFigures'
import { addFill, setFill } from './draftFills'
import { addLinkage, setLine, setLineNames, setLinkage } from './draftLines'
import { addSignature, setPrint, setPrintedLines, setSignature } from './draftPrint'
import { removeField, renameField } from './draftEdits'
import { startApproval } from './draftSteps'
import {
  addWhere,
  choicesOf,
  conditionOfValues,
  conditionOfWay,
  setWhere,
  valuesOf,
  wayOf,
} from './draftWhere'

const LINE = 'onlVisitLine'
const draft: EntityDefinition = {
  key: 'onlVisit',
  name: 'OnlVisit',
  label: { zh: '拜访', en: 'Visit' },
  area: 'online',
  title: 'name',
  fields: {
    name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    customer: { kind: 'record', ref: 'onlVisit', zh: '客户', en: 'Customer' },
    amount: { kind: 'money', zh: '金额', en: 'Amount', requiredWhen: { field: 'name', op: 'filled' } },
  },
  list: ['name', 'amount'],
  query: ['name'],
  form: [{ section: { zh: '基本', en: 'General' }, rows: [['name', 'customer', 'amount']] }],
  lines: {
    [LINE]: {
      label: { zh: '明细', en: 'Lines' },
      fields: {
        item: { kind: 'text', zh: '项', en: 'Item' },
        quantity: { kind: 'quantity', zh: '数', en: 'Qty' },
      },
      columns: ['item', 'quantity'],
    },
  },
  permissions: { prefix: 'online:onlVisit', actions: ['list'] },
  review: [],
}
const isFit = (each: EntityDefinition) =>
  expect(readData(JSON.parse(JSON.stringify(each)))).toMatchObject({ ok: true })

describe('what the panels of the designer change stays a definition, and goes without a trace', () => {
  it('figures', () => {
    const one = setFigure(addFigure(addFigure(draft)), 'figure2', { of: 'figure1', tone: 'warning' })
    const asked = setFigure(one, 'figure1', {
      where: figureWhere({
        matchType: 'or',
        lines: [
          { field: 'amount', rule: 'gt', val: 5 },
          { field: 'name', rule: 'in', val: ['a', 'b'] },
        ],
      }),
    })
    isFit(asked)
    expect(asked.figures!.figure1!.where).toEqual([
      {
        matchType: 'or',
        lines: [
          { field: 'amount', rule: 'gt', val: '5' },
          { field: 'name', rule: 'in', val: 'a,b' },
        ],
      },
    ])
    expect(figureWhere(queryOfFigure(asked.figures!.figure1!))).toEqual(asked.figures!.figure1!.where)
    const [left] = Object.values(setFigure(asked, 'figure1', undefined).figures!)
    expect(left).not.toHaveProperty('of')
    expect(setFigure(setFigure(asked, 'figure1', undefined), 'figure2', undefined)).toEqual(draft)
  })

  it('colours, in their order, of the list and of lines', () => {
    const two = addColour(addColour(draft, undefined), undefined)
    const set = setColour(two, undefined, 1, { tone: 'danger', fields: ['amount'] })
    isFit(addColour(set, LINE))
    expect(coloursOf(moveColour(set, undefined, 1, -1), undefined).map(({ tone }) => tone)).toEqual([
      'danger',
      'warning',
    ])
    expect(coloursOf(moveColour(set, undefined, 0, -1), undefined)).toEqual(coloursOf(set, undefined))
    expect(setColour(addColour(draft, LINE), LINE, 0, undefined)).toEqual(draft)
    // What coloured the column alone goes with its field.
    const gone = removeField(set, undefined, 'amount')
    expect(coloursOf(gone, undefined)).toHaveLength(1)
    isFit(gone)
  })

  it('the printed page', () => {
    const page = setPrintedLines(
      setSignature(
        addSignature(setPrint(draft, { title: { zh: '单', en: 'Slip' }, fields: ['name', 'amount'] })),
        0,
        { en: 'By' },
      ),
      LINE,
      ['item', 'quantity'],
    )
    isFit(page)
    expect(page.print).toEqual({
      title: { zh: '单', en: 'Slip' },
      fields: ['name', 'amount'],
      signatures: [{ zh: '经办人', en: 'By' }],
      lines: { [LINE]: ['item', 'quantity'] },
    })
    isFit(removeField(removeField(page, undefined, 'amount'), LINE, 'quantity'))
    const empty = setPrintedLines(
      setSignature(setPrint(page, { fields: [], title: undefined }), 0, undefined),
      LINE,
      [],
    )
    expect(empty.print).toEqual({})
  })

  it('actions with what they ask for and write', () => {
    const approved = startApproval(draft)
    const rights = ['list', 'submit', 'approve', 'return', 'withdraw']
    const one = addAction({ ...approved, permissions: { ...approved.permissions, actions: rights } })
    const action = () => one.actions!.action1!
    const asked = setAction(one, 'action1', addInput(action(), ownInput(action(), one.fields)))
    const more = setAction(asked, 'action1', {
      ...addInput(asked.actions!.action1!, { lines: LINE, ask: [{ field: 'quantity', required: true }] }),
      set: setWrite(setWrite(undefined, 'amount', { formula: 'amount' }), 'name', { value: 'x' }),
      from: ['approved'],
    })
    isFit(more)
    expect(more.actions!.action1!.input).toEqual([
      { name: 'asked1', kind: 'text', zh: '说明', en: 'Remark' },
      { lines: LINE, ask: [{ field: 'quantity', required: true }] },
    ])
    const fewer: Action = {
      ...more.actions!.action1!,
      ...setInput(more.actions!.action1!, 0, undefined),
    } as Action
    expect(fewer.input).toHaveLength(1)
    expect(setWrite({ amount: 'nothing' }, 'amount', 'nothing', 'name')).toEqual({ name: 'nothing' })
    expect(setWrite({ amount: 'nothing' }, 'amount', undefined)).toBeUndefined()
    expect(setAction(addAction(draft), 'action1', undefined)).toEqual(draft)
  })

  it('what a picked record fills', () => {
    const { customer } = draft.fields
    const filled = { ...customer!, ...addFill(customer!, 'amount', 'amount') }
    const empty = { ...filled, ...setFill(filled, 'amount', { whenEmpty: true }) }
    expect(empty.fills).toEqual({ amount: { from: 'amount', whenEmpty: true } })
    const other = { ...empty, ...setFill(empty, 'amount', { to: 'name', whenEmpty: false }) }
    expect(other.fills).toEqual({ name: 'amount' })
    expect(setFill(other, 'name', undefined)).toEqual({ fills: undefined })
    isFit({ ...draft, fields: { ...draft.fields, customer: empty } })
  })

  it('which records may be picked', () => {
    const { customer } = draft.fields
    const asked = (field: typeof customer) => ({ ...draft, fields: { ...draft.fields, customer: field! } })
    const one = { ...customer!, ...addWhere(customer!, 'name', 'a') }
    const two = { ...one, ...addWhere(one, 'amount', [1, 2]) }
    isFit(asked(two))
    // Numbers stay what they were; several become a list, one stands for itself.
    expect(conditionOfValues([1, 2], ['2', '3'])).toEqual([2, '3'])
    expect(conditionOfValues([1, 2], ['2'])).toBe(2)
    expect([conditionOfValues('a', []), valuesOf('')]).toEqual(['', []])
    const other = setWhere(two, 'name', { condition: conditionOfWay('field', 'amount') })
    expect(other.where).toEqual({ name: { field: 'amount' }, amount: [1, 2] })
    expect([wayOf(other.where!.name!), wayOf({ header: 'name' }), wayOf('a')]).toEqual([
      'field',
      'header',
      'values',
    ])
    isFit(asked({ ...two, ...other }))
    expect(readData(asked({ ...two, where: { name: { field: 'gone' } } }))).toMatchObject({ ok: false })
    // Another field is asked in the same place, by the same condition.
    expect(Object.entries(setWhere(two, 'name', { name: 'customer' }).where!)).toEqual([
      ['customer', 'a'],
      ['amount', [1, 2]],
    ])
    expect(setWhere(one, 'name', undefined)).toEqual({ where: undefined })
    const { states } = startApproval(draft).workflow!
    expect(choicesOf(startApproval(draft), startApproval(draft).workflow!.field)).toEqual(
      Object.entries(states),
    )
  })

  it('what the grid of lines is like', () => {
    const line = (each: EntityDefinition) => each.lines![LINE]!
    const tagged = setLineNames(setLineNames(draft, LINE, 'tags', ['item']), LINE, 'details', [
      'item',
      'quantity',
    ])
    const linked = addLinkage(
      setLine(tagged, LINE, { maxLines: 20, dragHandle: true }),
      LINE,
      'item',
      'quantity',
    )
    isFit(linked)
    expect(line(linked)).toMatchObject({
      tags: ['item'],
      details: ['item', 'quantity'],
      linkage: { item: 'quantity' },
      maxLines: 20,
      dragHandle: true,
    })
    expect(line(setLinkage(linked, LINE, 'item', { from: 'quantity', to: 'item' })).linkage).toEqual({
      quantity: 'item',
    })
    // What is said of a field goes with it.
    const gone = removeField(linked, LINE, 'item')
    isFit(gone)
    expect(line(gone)).toMatchObject({ details: ['quantity'], maxLines: 20 })
    expect(Object.keys(line(gone))).not.toContain('linkage')
    const plain = setLine(setLinkage(linked, LINE, 'item', undefined), LINE, {
      maxLines: undefined,
      dragHandle: undefined,
    })
    expect(setLineNames(setLineNames(plain, LINE, 'tags', []), LINE, 'details', [])).toEqual(draft)
  })
})

it('calls a field otherwise wherever it is named', () => {
  const begun = startApproval(draft)
  const full: EntityDefinition = {
    ...begun,
    fields: { ...begun.fields, customer: { ...begun.fields.customer!, fills: { amount: 'amount' } } },
    derive: { amount: { sum: `${LINE}.quantity` } },
    colours: [
      { when: { all: [{ field: 'amount', op: 'gt', value: 1 }] }, tone: 'danger', fields: ['amount'] },
    ],
    checks: {
      rule1: {
        assert: { lines: LINE, some: { field: 'quantity', op: 'filled' } },
        message: { zh: 'a', en: 'a' },
        field: 'amount',
      },
    },
    figures: {
      figure1: { zh: 'a', en: 'a', boards: ['task'], where: [{ field: 'amount', rule: 'gt', val: '1' }] },
    },
    print: { fields: ['amount'], totals: ['amount'], lines: { [LINE]: ['quantity'] } },
    actions: {
      act: {
        zh: 'a',
        en: 'a',
        input: ['amount', { lines: LINE, ask: ['quantity'], propose: { quantity: 'quantity' } }],
        set: { amount: { formula: 'amount' } },
      },
    },
    permissions: {
      ...begun.permissions,
      actions: ['list', 'submit', 'approve', 'return', 'withdraw', 'act'],
    },
    lines: {
      [LINE]: {
        ...begun.lines![LINE]!,
        colours: [{ when: { field: 'record.amount', op: 'filled' }, tone: 'info', fields: ['quantity'] }],
      },
    },
  }
  isFit(full)
  const renamed = renameField(renameField(full, undefined, 'amount', 'total'), LINE, 'quantity', 'pieces')
  isFit(renamed)
  expect(JSON.stringify(renamed)).not.toMatch(/amount/)
  expect(JSON.stringify(renamed)).not.toMatch(/"quantity"(?!,"zh")|\.quantity/)
})

it('puts conditions together of chosen parts, and takes them apart', () => {
  const fieldOf = (name: string) => draft.fields[name]
  const parts = {
    match: 'any' as const,
    rows: [
      { field: 'amount', op: 'gt' as const, text: '5000' },
      { field: 'name', op: 'in' as const, text: 'a, b' },
      { field: 'name', op: 'filled' as const, text: '' },
    ],
  }
  const condition = conditionOf(parts, fieldOf)
  expect(condition).toEqual({
    any: [
      { field: 'amount', op: 'gt', value: 5000 },
      { field: 'name', op: 'in', value: ['a', 'b'] },
      { field: 'name', op: 'filled' },
    ],
  })
  expect(rowsOf(condition)).toEqual(parts)
  expect(
    conditionOf({ match: 'all', rows: [{ field: 'name', op: 'eq', text: 'today()' }] }, fieldOf),
  ).toEqual({ field: 'name', op: 'eq', value: { the: 'today' } })
  expect(conditionOf({ match: 'all', rows: [] }, fieldOf)).toBeUndefined()
  expect(rowsOf({ not: { field: 'name', op: 'filled' } })).toBeUndefined()
  expect(rowsOf({ field: 'name', op: 'eq', other: 'amount' })).toBeUndefined()
})
