import { expect, it } from 'vitest'
import type { EntityDefinition } from '@lading/core/entity'
import { readData } from '@lading/core/data-form'
import { addLines, moveField } from './draftEdits'
import { optionsText, readOptions, setDictionary } from './draftDictionaries'
import {
  addFieldAt,
  addSection,
  ASIDE,
  asideOf,
  groupsOf,
  isAlone,
  moveSection,
  placeField,
  removeSection,
  setAlone,
  setSection,
  stepField,
  whereIs,
} from './draftLayout'
import { setFooter, setOffered, setOption } from './draftSettings'

const text = (zh: string) => ({ kind: 'text' as const, zh, en: zh })
const draft: EntityDefinition = {
  key: 'onlVisit',
  name: 'OnlVisit',
  label: { zh: '拜访', en: 'Visit' },
  area: 'online',
  title: 'name',
  fields: {
    name: { ...text('名称'), required: true },
    place: text('地点'),
    report: { ...text('纪要'), kind: 'textarea' },
    cost: { ...text('费用'), kind: 'money' },
  },
  list: ['name', 'place'],
  query: ['name', { cost: 'range' }],
  form: [{ section: { zh: '基本', en: 'General' }, rows: [['name', 'place'], ['report'], ['cost']] }],
  permissions: { prefix: 'online:onlVisit', actions: ['list', 'add', 'submit'] },
  review: [],
}
const isFit = (each: EntityDefinition) =>
  expect(readData(JSON.parse(JSON.stringify(each)))).toMatchObject({ ok: true })
const names = (each: EntityDefinition) => groupsOf(each, undefined, 'form').map((group) => group.names)

it('moves fields within a section and to another one; what stands alone in its row stays so', () => {
  const two = addSection(draft, { zh: '其他', en: 'More' })
  const moved = placeField(two, undefined, 'form', 'cost', 1, 0)
  expect(names(moved)).toEqual([['name', 'place', 'report'], ['cost']])
  const first = placeField(moved, undefined, 'form', 'report', 0, 0)
  expect(first.form[0]!.rows).toEqual([['report'], ['name', 'place']])
  expect(isAlone(first, 'report')).toBe(true)
  const joined = setAlone(first, 'report', false)
  expect(joined.form[0]!.rows).toEqual([['report', 'name', 'place']])
  const down = stepField(stepField(first, undefined, 'form', 'name', 1), undefined, 'form', 'name', 1)
  expect(names(down)).toEqual([
    ['report', 'place'],
    ['name', 'cost'],
  ])
  for (const each of [two, moved, first, joined, down]) isFit(each)
})

it('takes fields out of the form, and finds them beside it', () => {
  const out = placeField(draft, undefined, 'form', 'place', ASIDE, 0)
  expect(asideOf(out, undefined, 'form')).toEqual(['place'])
  expect(whereIs(out, undefined, 'form', 'place')).toEqual({ group: ASIDE, at: 0 })
  expect(Object.keys(out.fields)).toEqual(Object.keys(draft.fields))
  expect(stepField(out, undefined, 'form', 'place', 1)).toBe(out)
})

it('adds, names, moves and takes away sections; their fields stay', () => {
  const two = setSection(addSection(draft, { zh: '其他', en: 'More' }), 1, { en: 'Money' })
  const [three, name] = addFieldAt(two, undefined, 'form', 'date', { zh: '日期', en: 'Day' }, 1, 0)
  expect(names(three)[1]).toEqual([name])
  const turned = moveSection(three, 1, 0)
  expect(turned.form.map(({ section }) => section.en)).toEqual(['Money', 'General'])
  const one = removeSection(turned, 0)
  expect(names(one)).toEqual([['name', 'place', 'report', 'cost', name]])
  expect(removeSection(one, 0)).toBe(one)
})

it('orders the columns of lists and lines, and what is searched by', () => {
  expect(placeField(draft, undefined, 'list', 'cost', 0, 1).list).toEqual(['name', 'cost', 'place'])
  expect(placeField(draft, undefined, 'list', 'name', ASIDE, 0).list).toEqual(['place'])
  expect(placeField(draft, undefined, 'query', 'cost', 0, 0).query).toEqual([{ cost: 'range' }, 'name'])
  expect(placeField(draft, undefined, 'query', 'place', 0, 1).query).toEqual([
    'name',
    'place',
    { cost: 'range' },
  ])
  const [lined, key] = addLines(draft, { zh: '明细', en: 'Lines' })
  const [more, price] = addFieldAt(lined, key, 'form', 'money', { zh: '价', en: 'Price' }, 0, 0)
  expect(more.lines![key]!.columns).toEqual([price, 'item'])
  isFit(setFooter(more, key, price, 'sum'))
})

it('keeps the layout when fields change their order in the table', () => {
  const moved = moveField(draft, undefined, 'place', -1)
  expect(moved.form[0]!.rows).toEqual([['place', 'name'], ['report'], ['cost']])
})

it('reads options a line each, and gives the form a dictionary of its own', () => {
  const items = readOptions('a | 甲 | First\nb|乙\n\nc\na | again')
  expect(items).toEqual([
    { value: 'a', zh: '甲', en: 'First' },
    { value: 'b', zh: '乙', en: '乙' },
    { value: 'c', zh: 'c', en: 'c' },
  ])
  const own = setDictionary(draft, 'visit_kind', { zh: '类型', en: 'Kind' }, items)
  expect(readOptions(optionsText(own.dictionaries!.visit_kind))).toEqual(items)
  isFit(own)
  expect(setDictionary(own, 'visit_kind', { zh: '', en: '' }, [])).toEqual(draft)
})

it('says what the form is like as a whole', () => {
  const set = setOption(setOption(draft, 'style', 'page'), 'print', {})
  isFit(set)
  expect(setOption(setOption(set, 'style', undefined), 'print', undefined)).toEqual(draft)
  expect(setOffered(draft, ['add', 'edit'], ['edit']).permissions.actions).toEqual(['list', 'submit', 'edit'])
})

it('brings a field that is not shown up by a step, and leaves it aside by a step down', () => {
  expect(stepField(draft, undefined, 'list', 'cost', -1).list).toEqual(['name', 'place', 'cost'])
  expect(stepField(draft, undefined, 'list', 'cost', 1)).toBe(draft)
  const searched = stepField(draft, undefined, 'query', 'place', -1).query
  expect(searched).toEqual(['name', { cost: 'range' }, 'place'])
})
