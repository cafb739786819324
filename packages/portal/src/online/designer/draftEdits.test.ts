import { expect, it } from 'vitest'
import type { EntityDefinition } from '@lading/core/entity'
import { readData } from '@lading/core/data-form'
import type { Draft } from './draft'
import {
  addField,
  addLines,
  copyOf,
  headerPalette,
  isSearched,
  moveField,
  removeField,
  removeLines,
  renameField,
  setField,
  toggle,
} from './draftEdits'

const label = { zh: '金额', en: 'Amount' }
const draft: EntityDefinition = {
  key: 'onlVisit',
  name: 'OnlVisit',
  label: { zh: '拜访', en: 'Visit' },
  area: 'online',
  title: 'name',
  fields: { name: { kind: 'text', required: true, zh: '名称', en: 'Name' } },
  list: ['name'],
  query: ['name'],
  form: [{ section: { zh: '基本', en: 'General' }, rows: [['name']] }],
  permissions: { prefix: 'online:onlVisit', actions: ['list'] },
  review: [],
}
const isFit = (each: EntityDefinition) =>
  expect(readData(JSON.parse(JSON.stringify(each)))).toMatchObject({ ok: true })

it('adds, places, renames, moves and removes fields, and stays a definition at every step', () => {
  const [one, amount] = addField(draft, undefined, 'money', label)
  expect(one.form[0]!.rows).toEqual([['name', amount]])
  expect(one.list).toEqual(['name', amount])
  // What is long is read in the form, and a list of many columns by nobody.
  const [long, notes] = addField(one, undefined, 'textarea', label)
  const many = Array.from({ length: 12 }).reduce<Draft>(
    (each) => addField(each, undefined, 'integer', label)[0],
    long,
  )
  expect([many.list.length, many.list.includes(notes)]).toEqual([12, false])
  const shown = toggle(one, 'query', amount, true)
  expect([shown.list, shown.query]).toEqual([
    ['name', amount],
    ['name', { [amount]: 'range' }],
  ])
  expect(isSearched(shown, amount)).toBe(true)
  const renamed = renameField(renameField(shown, undefined, amount, 'total'), undefined, 'name', 'subject')
  expect(renamed.title).toBe('subject')
  const moved = moveField(renamed, undefined, 'total', -1)
  expect([moved.list, moved.form[0]!.rows]).toEqual([['total', 'subject'], [['total', 'subject']]])
  const removed = removeField(moved, undefined, 'total')
  for (const each of [one, shown, renamed, moved, removed]) isFit(each)
  expect(renameField(renamed, undefined, 'total', 'subject')).toBe(renamed)
  expect(
    setField(one, undefined, amount, { required: true, kind: undefined as never }).fields[amount],
  ).toEqual({
    ...label,
    required: true,
  })
})

it('adds every kind that stands by itself', () => {
  for (const kind of headerPalette) {
    const [added, name] = addField(draft, undefined, kind, label)
    const { dict, ref } = added.fields[name]!
    isFit(
      setField(added, undefined, name, {
        ...(dict === undefined ? {} : { dict: 'currency' }),
        ...(ref === undefined ? {} : { ref: 'customer', column: kind === 'popup' ? 'code' : undefined }),
      }),
    )
  }
})

it("renames fields of records of its own that are picked, and of nobody else's", () => {
  const naming = (ref: string): EntityDefinition => ({
    ...draft,
    fields: {
      ...draft.fields,
      copy: { kind: 'text', zh: '副本', en: 'Copy' },
      above: {
        kind: 'record',
        ref,
        zh: '上级',
        en: 'Above',
        where: { name: { field: 'name' } },
        fills: { copy: { from: 'name', whenEmpty: true } },
      },
    },
  })
  const { above } = renameField(naming('onlVisit'), undefined, 'name', 'subject').fields
  expect(above).toMatchObject({
    where: { subject: { field: 'subject' } },
    fills: { copy: { from: 'subject' } },
  })
  expect(above!.where).not.toHaveProperty('name')
  const other = renameField(naming('customer'), undefined, 'name', 'subject').fields.above
  expect(other).toMatchObject({ where: { name: { field: 'subject' } }, fills: { copy: { from: 'name' } } })
})

it('has lines, and copies a form with them', () => {
  const [one, key] = addLines(draft, { zh: '费用', en: 'Costs' })
  expect(key).toBe('onlVisitLine')
  const [two, cost] = addField(one, key, 'money', label)
  expect(two.lines![key]!.columns).toEqual(['item', cost])
  isFit(two)
  const named = setField(two, undefined, 'name', { kind: 'record', ref: 'onlVisitor' })
  const copied = copyOf(
    { ...named, derive: { [cost]: { sum: `${key}.${cost}` } } },
    'onlTrip',
  ) as unknown as EntityDefinition
  expect([copied.key, Object.keys(copied.lines!), copied.fields.name!.ref, copied.derive]).toEqual([
    'onlTrip',
    ['onlTripLine'],
    'onlVisitor',
    { [cost]: { sum: `onlTripLine.${cost}` } },
  ])
  isFit({ ...(copyOf(two, 'onlTrip') as unknown as EntityDefinition), name: 'OnlTrip' })
  expect(removeLines(two, key)).not.toHaveProperty('lines')
})

it('leaves the columns of a list where they were put when one more is ticked', () => {
  const [with2, money] = addField(draft, undefined, 'money', { zh: '金额', en: 'Amount' })
  const [with3, day] = addField(with2, undefined, 'date', { zh: '日期', en: 'Day' })
  const [first = ''] = draft.list
  const arranged = { ...with3, list: [money, first] }
  expect(toggle(arranged, 'list', day, true).list).toEqual([money, first, day])
  expect(toggle({ ...with3, list: [day, first] }, 'list', money, true).list).toEqual([day, first, money])
})
