import { Button } from 'antd'
import { DropMenu } from '../../../foundation/popup/DropMenu'
import { Ticked } from '../../view/Ticked'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import type { RowSize } from './rowSize'

const SIZES: readonly RowSize[] = ['large', 'middle', 'small']

/** Chooses how high the rows are. */
export function DensityButton(props: {
  grid: GridController
  size: RowSize
  onSize: (size: RowSize) => void
}) {
  const { grid, size, onSize } = props
  const messages = lazyMessages(grid)
  const items = SIZES.map((each) => ({
    key: each,
    label: <Ticked grid={grid} on={each === size} text={messages.sizes[each]} />,
  }))
  return (
    <DropMenu menu={{ items, onClick: ({ key }) => onSize(key as RowSize) }}>
      <Button autoInsertSpace={false} aria-haspopup="menu">
        {messages.density}
      </Button>
    </DropMenu>
  )
}
