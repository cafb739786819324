// @vitest-environment jsdom
import { fillBrowserGaps } from '@lading/ui/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TabBar } from './TabBar'
import { openTabs, visit } from './tabsState'
import type { Tabs } from './useTabs'

fillBrowserGaps()
afterEach(cleanup)

it('offers what can be done with a tab by keyboard too', async () => {
  const state = visit(openTabs('/home'), { pathname: '/list', search: '', hash: '' }, false)
  const closeAround = vi.fn()
  const tabs = { state, closeAround } as unknown as Tabs
  render(<TabBar tabs={tabs} titleOf={({ key }) => key} />)
  const tab = screen.getByRole('tab', { name: /list/ })
  tab.focus()
  fireEvent.keyDown(tab, { key: 'F10', shiftKey: true })
  fireEvent.click(await screen.findByRole('menuitem', { name: /closeOthers|关闭其他/ }))
  expect(closeAround).toHaveBeenCalledExactlyOnceWith('/list', 'others')
})

it('keeps the button for tabs without room out of the list of tabs', () => {
  const one = openTabs('/home')
  const two = visit(one, { pathname: '/list', search: '', hash: '' }, false)
  const bar = (state: Tabs['state']) => <TabBar tabs={{ state } as Tabs} titleOf={({ key }) => key} />
  const { rerender } = render(bar(one))
  for (const state of [one, two, one]) {
    rerender(bar(state))
    const list = screen.getByRole('tablist')
    expect(within(list).getAllByRole('tab')).toHaveLength(state.tabs.length)
    expect(list.getAttribute('aria-orientation')).toBe('horizontal')
    expect(list.querySelector('.ant-tabs-nav-operations')).toBeNull()
  }
})
