// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { UiProvider } from '../../foundation/UiProvider'
import { fillBrowserGaps } from '../../testing/fillBrowserGaps'
import { TreeTable } from './TreeTable'
import type { TreeTableModel } from './useTreeTable'

fillBrowserGaps()

it('can be scrolled by the keyboard while it has no rows', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const tabIndexWith = async (ids: string[]) => {
    const rows = ids.map((id) => ({ key: id, row: { id } }))
    const tree = { tree: rows, expanded: [], loading: false } as unknown as TreeTableModel
    await act(async () =>
      root.render(
        <UiProvider dataSource={{} as never}>
          <TreeTable label="Tree" tree={tree} columns={[{ key: 'id', title: 'Id' }]} />
        </UiProvider>,
      ),
    )
    return container.querySelector('.ant-table-content')?.getAttribute('tabindex')
  }
  expect(await tabIndexWith([])).toBe('0')
  expect(await tabIndexWith(['1'])).toBeNull()
  await act(async () => root.unmount())
})
