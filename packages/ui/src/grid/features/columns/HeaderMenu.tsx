import { memo } from 'react'
import type { MenuProps } from 'antd'
import { Dropdown } from '../../../foundation/overlay/Dropdown'
import { popupHost } from '../../../foundation/popup/popupHost'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { gridPart } from '../../api/gridPart'
import { useSignal } from '../../view/useSignal'
import { moveColumn, stepOf } from './columnCommands'
import { canHide, hideColumn, pinColumn, resetColumn, sortColumn } from './menuCommands'
import { withFilter } from '../filtering/columnFilter'
import { fitColumn } from './fitColumn'
import { headerEntries } from './headerEntries'
import { focusHeader } from './headerKeys'
import { headerOf } from './headerState'
import type { HeaderPlace } from './headerPlace'
import { sortOf } from '../sorting/sorting'
import { columnFiltersOf, filterBy, filtersOf } from '../filtering/filtering'

const FilterPopup = gridPart(async () => (await import('../filtering/FilterPopup')).FilterPopup)

/** The menu of a column, and its filter: one for the grid, at the column whose button was pressed. */
export const HeaderMenu = memo(function HeaderMenu({ grid }: { grid: GridController }) {
  const open = useSignal(headerOf(grid).open)
  if (!open) return null
  const place = placeOf(grid, open.key)
  if (!place) return null
  const close = () => {
    if (headerOf(grid).open.get() !== open) return
    headerOf(grid).open.set(undefined)
    focusHeader(grid, open.key)
  }
  if (open.part === 'menu')
    return <ColumnMenu key={open.key} grid={grid} at={open.key} place={place} close={close} />
  return <FilterPopup key={open.key} grid={grid} at={open.key} place={place} close={close} />
})

function placeOf(grid: GridController, key: string): HeaderPlace | undefined {
  const cell = grid.viewport.element?.querySelector(`.lg-head [data-key="${CSS.escape(key)}"]`)
  const rect = (cell?.querySelector('.lg-more') ?? cell)?.getBoundingClientRect()
  return rect && { left: rect.left, top: rect.bottom }
}

function ColumnMenu(props: { grid: GridController; at: string; place: HeaderPlace; close: () => void }) {
  const { grid, at: key, place, close } = props
  const messages = lazyMessages(grid)
  const sorted = sortOf(grid).get()?.key === key ? sortOf(grid).get()?.direction : undefined
  const laid = grid.layout.get().byKey.get(key)
  const pinned = laid?.pinned
  const more = laid ? headerEntries(grid, laid) : []
  const filtered = columnFiltersOf(grid).get()[key] !== undefined
  const [back, on] = [stepOf(grid, key, -1), stepOf(grid, key, 1)]
  const items: MenuProps['items'] = [
    { key: 'ascending', label: messages.sortAscending, disabled: sorted === 'ascending' },
    { key: 'descending', label: messages.sortDescending, disabled: sorted === 'descending' },
    { key: 'unsorted', label: messages.unsort, disabled: !sorted },
    { type: 'divider' },
    { key: 'filter', label: messages.filterColumn },
    ...(filtered ? [{ key: 'unfilter', label: messages.clearFilter }] : []),
    { type: 'divider' },
    { key: 'pinStart', label: messages.pinStart, disabled: pinned === 'start' },
    { key: 'pinEnd', label: messages.pinEnd, disabled: pinned === 'end' },
    { key: 'unpin', label: messages.unpin, disabled: !pinned },
    { type: 'divider' },
    { key: 'back', label: messages.moveBack, disabled: !back },
    { key: 'on', label: messages.moveOn, disabled: !on },
    { key: 'fit', label: messages.fitColumn },
    { key: 'hide', label: messages.hideColumn, disabled: !canHide(grid) },
    { key: 'reset', label: messages.resetColumn },
    ...(more.length > 0 ? [{ type: 'divider' as const }] : []),
    ...more.map(({ key: entry, label }) => ({ key: `more-${entry}`, label })),
  ]
  const run = (command: string) => {
    if (command === 'filter') {
      headerOf(grid).open.set({ key, part: 'filter' })
      return
    }
    close()
    if (command === 'ascending' || command === 'descending') sortColumn(grid, key, command)
    else if (command === 'unsorted') sortColumn(grid, key, undefined)
    else if (command === 'unfilter') clearFilter(grid, key)
    else if (command === 'pinStart') pinColumn(grid, key, 'start')
    else if (command === 'pinEnd') pinColumn(grid, key, 'end')
    else if (command === 'unpin') pinColumn(grid, key, false)
    else if (command === 'back' && back) moveColumn(grid, key, back)
    else if (command === 'on' && on) moveColumn(grid, key, on)
    else if (command === 'fit') fitColumn(grid, key)
    else if (command === 'hide') hideColumn(grid, key)
    else if (command === 'reset') resetColumn(grid, key)
    else more.find((entry) => command === `more-${entry.key}`)?.run()
  }
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      getPopupContainer={popupHost}
      menu={{
        items,
        onClick: ({ key: command }) => run(command),
        'aria-label': messages.columnMenu(grid.engine.column(key)?.title ?? key, filtered),
      }}
      onOpenChange={(open) => !open && close()}
    >
      <span style={{ position: 'fixed', ...place, width: 1, height: 1 }} />
    </Dropdown>
  )
}

function clearFilter(grid: GridController, key: string): void {
  filterBy(grid, filtersOf(grid).get(), withFilter(columnFiltersOf(grid).get(), key))
}
