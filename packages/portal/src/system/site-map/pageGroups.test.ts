import { expect, it } from 'vitest'
import type { MenuEntry } from '@/shell/menu/menuTree'
import { pageGroups } from './pageGroups'

const entry = (path: string, name: string, children: MenuEntry[] = []): MenuEntry => ({
  path,
  title: { zh: `${name}名`, en: name },
  isGroup: children.length > 0,
  children,
})
const menu = [
  entry('/home', 'Home'),
  entry('/sales', 'Sales', [
    entry('/sales/orders', 'Orders'),
    entry('/sales/more', 'More', [entry('/sales/more/tasks', 'Tasks')]),
  ]),
]

it('puts every page below its entry of the first level, named with the groups between', () => {
  expect(pageGroups(menu, '').map(({ key, pages }) => [key, pages.map(({ title }) => title)])).toEqual([
    ['/home', [{ zh: 'Home名', en: 'Home' }]],
    [
      '/sales',
      [
        { zh: 'Orders名', en: 'Orders' },
        { zh: 'More名 / Tasks名', en: 'More / Tasks' },
      ],
    ],
  ])
})

it('keeps the pages that hold all words, and no empty group', () => {
  expect(pageGroups(menu, ' sales task ').map(({ pages }) => pages.map(({ path }) => path))).toEqual([
    ['/sales/more/tasks'],
  ])
})
