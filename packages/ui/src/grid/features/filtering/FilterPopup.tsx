import { useState } from 'react'
import { Button, Radio, Space } from 'antd'
import { Popover } from '../../../foundation/overlay/Popover'
import { popupHost } from '../../../foundation/popup/popupHost'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import type { HeaderPlace } from '../columns/headerPlace'
import { commitEdit } from '../editing/editCommands'
import { filterKindOf, withFilter } from './columnFilter'
import type { ColumnFilter } from '../../api/arrangement'
import { FilterFields, blankFilter } from './FilterFields'
import { columnFiltersOf, filterBy, filtersOf } from './filtering'

interface FilterPopupProps {
  grid: GridController
  /** Key of the column. */
  at: string
  place: HeaderPlace
  close: () => void
}

/** The filter of a column: what its cells must hold, or that they are blank, or that they are not. */
export function FilterPopup({ grid, at: key, place, close }: FilterPopupProps) {
  const messages = lazyMessages(grid)
  const column = grid.engine.column(key)
  const kind = column ? filterKindOf(column) : 'text'
  const [filter, setFilter] = useState<ColumnFilter>(
    () => columnFiltersOf(grid).get()[key] ?? blankFilter(kind),
  )
  if (!column) return null
  const apply = (next: ColumnFilter | undefined) => {
    commitEdit(grid, { force: true })
    filterBy(grid, filtersOf(grid).get(), withFilter(columnFiltersOf(grid).get(), key, next))
    close()
  }
  const mode = filter.kind === 'empty' || filter.kind === 'filled' ? filter.kind : 'by'
  const content = (
    <form
      className="lg-filter"
      role="dialog"
      aria-label={messages.filterOf(column.title)}
      onSubmit={(event) => {
        event.preventDefault()
        apply(filter)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <Radio.Group
        value={mode}
        aria-label={messages.filterOf(column.title)}
        onChange={({ target }) =>
          setFilter(target.value === 'by' ? blankFilter(kind) : { kind: target.value as 'empty' | 'filled' })
        }
        options={[
          { value: 'by', label: messages.filterBy },
          { value: 'empty', label: messages.isEmpty },
          { value: 'filled', label: messages.isFilled },
        ]}
      />
      {mode === 'by' && <FilterFields grid={grid} column={column} filter={filter} onChange={setFilter} />}
      <Space style={{ justifyContent: 'flex-end' }}>
        <Button size="small" autoInsertSpace={false} onClick={() => apply(undefined)}>
          {messages.clearFilter}
        </Button>
        <Button size="small" autoInsertSpace={false} type="primary" htmlType="submit">
          {messages.confirm}
        </Button>
      </Space>
    </form>
  )
  return (
    <Popover
      open
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      getPopupContainer={popupHost}
      content={content}
      onOpenChange={(open) => !open && close()}
    >
      <span style={{ position: 'fixed', ...place, width: 1, height: 1 }} />
    </Popover>
  )
}
