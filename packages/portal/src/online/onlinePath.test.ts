import { expect, it } from 'vitest'
import type { EntityDefinition } from '@lading/core/entity'
import { below, listedAs, listInMenu, onlinePath } from './onlinePath'

const visit = {
  key: 'onlVisit',
  name: 'OnlVisit',
  area: 'online',
  label: { zh: '拜访', en: 'Visit' },
  title: 'no',
  fields: { no: { kind: 'code', zh: '单号', en: 'No.' } },
  list: ['no'],
  query: [],
  form: [],
  permissions: { prefix: 'online:onlVisit', actions: [] },
  review: [],
} satisfies EntityDefinition
const withLines: EntityDefinition = {
  ...visit,
  lines: { onlVisitCost: { label: visit.label, fields: {}, columns: [] } },
}
const tree: EntityDefinition = {
  ...visit,
  fields: { ...visit.fields, above: { kind: 'record', ref: 'onlVisit', zh: '上级', en: 'Above' } },
}

it('reads the parts of a path, and stays below the list', () => {
  expect(onlinePath('/online/cgformErpList/visit/edit/7')).toEqual({
    list: '/online/cgformErpList/visit',
    kind: 'cgformErpList',
    code: 'visit',
  })
  expect(below('/online/cgformList/visit', visit, '/online/onl-visit/add')).toBe(
    '/online/cgformList/visit/add',
  )
})

it('lists as the path wants it, where the records can be listed so', () => {
  expect(listedAs(withLines, 'cgformErpList').style).toBe('erp')
  expect(listedAs(withLines, 'cgformInnerTableList').style).toBe('inner')
  expect(listedAs(visit, 'cgformErpList').style).toBeUndefined()
  expect(listedAs(tree, 'cgformTreeList').style).toBe('tree')
  expect(listedAs(withLines, 'cgformTreeList')).toBe(withLines)
  expect(listedAs(withLines, 'cgformList')).toBe(withLines)
})

it('finds the list of a form in the menu, whatever its kind and its group', () => {
  const menu = [
    { path: '/dashboard/visit' },
    {
      path: '/yard',
      children: [{ path: '/online/cgformList/visits' }, { path: '/online/cgformTreeList/visit' }],
    },
  ]
  expect(listInMenu(menu, 'visit')).toBe('/online/cgformTreeList/visit')
  expect(listInMenu(menu, 'gone')).toBeUndefined()
})
