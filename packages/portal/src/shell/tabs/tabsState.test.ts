import { describe, expect, it } from 'vitest'
import {
  closeAround,
  closeTab,
  describeTab,
  dropTabs,
  fullPath,
  keptKeys,
  locationOf,
  onePage,
  openTabs,
  refreshTab,
  rememberedTabs,
  tabsAround,
  visit,
} from './tabsState'
import type { TabsState } from './tabsState'

const HOME = '/dashboard/analysis'
const go = (state: TabsState, ...paths: string[]) =>
  paths.reduce((current, path) => visit(current, locationOf(path)), state)
const keys = (state: TabsState) => state.tabs.map((tab) => tab.key)
const abc = () => go(openTabs(HOME), '/a', '/b', '/c')

describe('visit', () => {
  it('puts home first, even when the first page is another one', () => {
    const state = go(openTabs(HOME), '/a')
    expect(keys(state)).toEqual([HOME, '/a'])
    expect(state.activeKey).toBe('/a')
  })

  it('keys tabs by full path', () => {
    const state = go(openTabs(HOME), '/a', '/a?x=1', '/a')
    expect(keys(state)).toEqual([HOME, '/a', '/a?x=1'])
    expect(state.activeKey).toBe('/a')
  })

  it('moves the tab along when its page replaces its own query', () => {
    const state = visit(go(openTabs(HOME), '/a'), locationOf('/a?pageNo=2'), true)
    expect(keys(state)).toEqual([HOME, '/a'])
    expect(fullPath(state.tabs[1]!.location)).toBe('/a?pageNo=2')
    const back = go(state, HOME, '/a?pageNo=2')
    expect(back.activeKey).toBe('/a')
  })

  it('opens a second tab of a path whose first tab has moved on', () => {
    const moved = visit(go(openTabs(HOME), '/a'), locationOf('/a?pageNo=2'), true)
    const state = go(moved, HOME, '/a')
    expect(state.tabs.map((tab) => fullPath(tab.location))).toEqual([HOME, '/a?pageNo=2', '/a'])
    expect(new Set(keys(state)).size).toBe(3)
  })

  it.each([
    ['a tab that is pressed', undefined, { fromShell: true }, true],
    ['a link that says nothing', undefined, null, true],
    ['a link that says something', undefined, { from: 'q1' }, false],
    ['a link that says nothing any more', { from: 'q1' }, null, false],
    ['a tab of a page that was told something', { from: 'q1' }, { fromShell: true }, true],
  ])('on %s the page keeps the place it is at, or not', (_, state, later, kept) => {
    const first = { ...locationOf('/a'), state }
    const there = visit(visit(openTabs('/home'), first), locationOf('/b'))
    const back = visit(there, { ...locationOf('/a'), key: 'k2', state: later })
    expect(back.activeKey).toBe('/a')
    expect(back.tabs.find(({ key }) => key === '/a')!.location === first).toBe(kept)
  })

  it('drops a replaced address when its page is open under the new one, unless work in it is unsaved', () => {
    const two = go(openTabs(HOME), '/a', '/a?ticket=1')
    const one = visit(two, locationOf('/a'), true)
    expect([keys(one), one.activeKey]).toEqual([[HOME, '/a'], '/a'])
    const unsaved = visit(describeTab(two, '/a?ticket=1', { dirty: true }), locationOf('/a'), true)
    expect(keys(unsaved)).toEqual([HOME, '/a', '/a?ticket=1'])
  })

  it('does not take over another path on replace', () => {
    expect(keys(visit(go(openTabs(HOME), '/a'), locationOf('/b'), true))).toEqual([HOME, '/a', '/b'])
  })
})

describe('closeTab', () => {
  it('refuses home', () => {
    expect(closeTab(abc(), HOME)).toMatchObject({ refused: 'home' })
  })

  it('refuses the last one that is left, and says that it is (spec 1 §2)', () => {
    expect(closeTab(openTabs(HOME), HOME)).toMatchObject({
      refused: 'last',
      state: { tabs: [{ key: HOME }] },
    })
    expect(closeTab(onePage(go(openTabs(HOME), '/a')), '/a')).toMatchObject({ refused: 'last' })
  })

  it('shows the right neighbour, else the left one', () => {
    const middle = closeTab(go(abc(), '/b'), '/b')
    expect([keys(middle.state), middle.state.activeKey]).toEqual([[HOME, '/a', '/c'], '/c'])
    expect(middle.goTo).toEqual(locationOf('/c'))
    const last = closeTab(abc(), '/c')
    expect(last.state.activeKey).toBe('/b')
  })

  it('goes nowhere when another tab is closed', () => {
    const result = closeTab(abc(), '/a')
    expect(result.goTo).toBeUndefined()
    expect(result.state.activeKey).toBe('/c')
  })

  it('forgets the page: opening it again is a fresh start', () => {
    const closed = closeTab(refreshTab(abc(), '/c'), '/c').state
    expect(go(closed, '/c').tabs.at(-1)).toMatchObject({ epoch: 0, dirty: false })
  })
})

describe('closeAround', () => {
  it.each([
    ['left', [HOME, '/b', '/c'], '/c'],
    ['right', [HOME, '/a', '/b'], '/b'],
    ['others', [HOME, '/b'], '/b'],
  ] as const)('closes %s and keeps home', (side, left, active) => {
    const result = closeAround(abc(), '/b', side)
    expect(keys(result.state)).toEqual(left)
    expect(result.state.activeKey).toBe(active)
    expect(result.goTo === undefined).toBe(side === 'left')
  })
})

describe('refreshTab', () => {
  it('counts up the one tab only', () => {
    const state = refreshTab(describeTab(abc(), '/b', { dirty: true, title: 'B-1' }), '/b')
    expect(state.tabs.map((tab) => tab.epoch)).toEqual([0, 0, 1, 0])
    expect(state.tabs[2]).toMatchObject({ dirty: false, title: undefined })
  })
})

describe('describeTab', () => {
  it('takes the title and the unsaved input of one tab', () => {
    const state = describeTab(abc(), '/b', { dirty: true, title: 'B-1' })
    expect(state.tabs.map((tab) => tab.title)).toEqual([undefined, undefined, 'B-1', undefined])
    expect(state.tabs.map((tab) => tab.dirty)).toEqual([false, false, true, false])
  })

  it('stays the same state when nothing is new, or the tab is closed already', () => {
    const state = describeTab(abc(), '/b', { dirty: true, title: 'B-1' })
    expect(describeTab(state, '/b', { title: 'B-1' })).toBe(state)
    expect(describeTab(state, '/gone', { dirty: true })).toBe(state)
  })
})

describe('keptKeys', () => {
  const all = () => true

  it('keeps the most recent ones, and every tab with unsaved input', () => {
    const state = describeTab(go(openTabs(HOME), HOME, '/a', '/b', '/c', '/d'), '/a', { dirty: true })
    expect([...keptKeys(state, all, 3)].sort()).toEqual(['/a', '/c', '/d'])
  })

  it('keeps an active page that does not ask for it, and no other one', () => {
    const state = go(openTabs(HOME), '/a', '/b')
    expect([...keptKeys(state, (tab) => tab.key !== '/a' && tab.key !== '/b')]).toEqual(['/b'])
  })

  it('does not mount restored tabs before they are shown', () => {
    const state = go(openTabs(HOME, [{ path: '/a' }, { path: '/b' }]), '/a')
    expect([...keptKeys(state, all)]).toEqual(['/a'])
  })
})

describe('restoring', () => {
  it('brings the same tabs back after a reload', () => {
    const restored = openTabs(HOME, rememberedTabs(go(openTabs(HOME), '/a?x=1#y', '/b')))
    expect(keys(go(restored, '/b'))).toEqual([HOME, '/a?x=1#y', '/b'])
  })

  it('calls them what their pages called them', () => {
    const before = describeTab(go(openTabs(HOME), '/a', '/b'), '/a', { title: 'QT-1' })
    expect(openTabs(HOME, rememberedTabs(before)).tabs.map(({ title }) => title)).toEqual([
      undefined,
      'QT-1',
      undefined,
    ])
  })
})

describe('locationOf', () => {
  it.each(['/a', '/a?b=1', '/a?b=1#c', '/a#c?d'])('is the inverse of fullPath for %s', (path) => {
    expect(fullPath(locationOf(path))).toBe(path)
  })
})

describe('without tabs', () => {
  it('shows one page; one with unsaved input waits for its address to be opened again', () => {
    const state = onePage(describeTab(go(openTabs(HOME), '/a'), '/a', { dirty: true }))
    expect(keys(state)).toEqual(['/a'])
    const away = onePage(go(state, '/b'))
    expect(keys(away)).toEqual(['/a', '/b'])
    expect(keys(onePage(go(away, '/c')))).toEqual(['/a', '/c'])
    expect(onePage(go(away, '/a'))).toMatchObject({ activeKey: '/a', tabs: [{ key: '/a', dirty: true }] })
    // Saved or left on purpose.
    expect(keys(onePage(go(state, '/b'), '/a'))).toEqual(['/b'])
  })
})

it('names the tabs that closing around one would take', () => {
  expect(tabsAround(abc(), '/b', 'left').map((tab) => tab.key)).toEqual(['/a'])
  expect(tabsAround(abc(), '/b', 'others').map((tab) => tab.key)).toEqual(['/a', '/c'])
})

describe('dropTabs', () => {
  it('goes home when the page that is shown is no more, and only then', () => {
    const { state, goTo } = dropTabs(abc(), (tab) => tab.key === '/a')
    expect(keys(state)).toEqual([HOME, '/a'])
    expect(goTo?.pathname).toBe(HOME)
    const hidden = dropTabs(abc(), (tab) => tab.key === '/c')
    expect(keys(hidden.state)).toEqual([HOME, '/c'])
    expect(hidden.goTo).toBeUndefined()
  })

  it('leaves the state alone when all are there, and never drops home', () => {
    const state = abc()
    expect(dropTabs(state, () => true).state).toBe(state)
    expect(keys(dropTabs(state, () => false).state)).toEqual([HOME])
  })
})
