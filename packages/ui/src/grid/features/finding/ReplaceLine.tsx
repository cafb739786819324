import { useState } from 'react'
import { Input, Space } from 'antd'
import { SteadyButton } from '../../../foundation/control/SteadyButton'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import type { Match } from './findCells'
import { tellWritten } from '../writing/tellWritten'
import { replaceCells } from './replaceCells'
import { findIn, isMatchAt } from './useMatches'
import type { Search } from './useMatches'

/** The second line of the search bar: what is put in place of what was found, in one cell or in all of them. */
export function ReplaceLine(props: {
  grid: GridController
  search: Search
  /** What is known to be found; for all, it is searched to the end. */
  matches: readonly Match[]
  /** Goes on to the next of these. */
  onNext: (matches: readonly Match[]) => void
}) {
  const { grid, search, matches, onNext } = props
  const messages = lazyMessages(grid)
  const [replacement, setReplacement] = useState('')
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (cells: readonly Match[]) => {
    const report = await replaceCells(grid, cells, search.text, replacement, search)
    const { refused, altered } = report
    const text = messages.replaced({ ...report, refused: refused.length })
    setTold(tellWritten(grid, { text, refused, altered }))
  }
  /** The active cell, if it is a match; then on to the next. As in Excel, the first press may only lead to one. */
  const one = async () => {
    const now = grid.selection.get()?.active
    const at = matches.findIndex(({ rowId, key }) => {
      const place = grid.find(rowId, key)
      return place !== undefined && isMatchAt(place, now)
    })
    if (at >= 0) await run([matches[at]!])
    onNext(matches.filter((_, n) => n !== at))
  }
  const all = async () => {
    const found = await findIn(grid, search, { most: Infinity })
    if (found) await run(found)
  }
  const go = (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  // Not whether anything is found: that comes a moment after the last key, and a button that goes out of use when the
  // last one is replaced loses the keyboard.
  const nothing = search.text === ''
  return (
    <Space wrap>
      <Input
        size="small"
        value={replacement}
        aria-label={messages.replaceWith}
        placeholder={messages.replaceWith}
        onChange={(event) => setReplacement(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (!nothing) go(event.ctrlKey || event.metaKey ? all : one)
        }}
      />
      <SteadyButton size="small" disabled={nothing} onClick={() => go(one)}>
        {messages.replace}
      </SteadyButton>
      <SteadyButton size="small" disabled={nothing} loading={busy} onClick={() => go(all)}>
        {messages.replaceAll}
      </SteadyButton>
      <span role="status">{told}</span>
    </Space>
  )
}
