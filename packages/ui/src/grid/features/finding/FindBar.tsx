import { memo, useEffect, useRef, useState } from 'react'
import { Button, Checkbox, Input, Select, Space } from 'antd'
import type { InputRef } from 'antd'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'
import { MOST_MATCHES, findCells } from './findCells'
import type { Match } from './findCells'

/** Searching begins so long after the last key (spec 2 §9). */
const DEBOUNCE = 300
const EVERYWHERE = ''

/** Finds texts in the grid (Ctrl+F), goes from one to the next, and on wish shows only the rows that have one. */
export const FindBar = memo(function FindBar({ grid }: { grid: GridController }) {
  const open = useCell(grid.finding)
  return open ? <OpenFindBar grid={grid} /> : null
})

function OpenFindBar({ grid }: { grid: GridController }) {
  const { messages } = grid
  const layout = useCell(grid.layout)
  const [text, setText] = useState('')
  const [key, setKey] = useState(EVERYWHERE)
  const [only, setOnly] = useState(false)
  const matches = useMatches(grid, text, key)
  const input = useRef<InputRef>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    return grid.finding.on(() => input.current?.focus({ cursor: 'all' }))
  }, [grid])
  useEffect(() => {
    if (!only) return
    const timer = setTimeout(() => {
      grid.filterBy([{ ...(key === EVERYWHERE ? {} : { key }), contains: text }])
    }, DEBOUNCE)
    return () => clearTimeout(timer)
  }, [grid, only, text, key])
  // Going to a row that is filtered out ends the filter.
  useEffect(() => grid.filters.on(() => grid.filters.get().length === 0 && setOnly(false)), [grid])
  const columns = layout.columns.filter(({ column }) => !column.cell.marker)
  const go = (by: 1 | -1) => goToMatch(grid, matches ?? [], by)
  const close = () => {
    grid.finding.set(0)
    grid.filterBy([])
    grid.focusInput()
  }
  const count = matches?.length ?? 0
  const status =
    text.trim() === '' || !matches
      ? ''
      : count >= MOST_MATCHES
        ? messages.found(`${MOST_MATCHES}+`)
        : messages.found(String(count))
  return (
    <div
      className="lg-tools"
      role="search"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        else if (event.key === 'Enter' && event.target === input.current?.input) go(event.shiftKey ? -1 : 1)
        else return
        event.preventDefault()
      }}
    >
      <Space wrap>
        <Input
          ref={input}
          size="small"
          value={text}
          aria-label={messages.find}
          placeholder={messages.find}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          size="small"
          value={key}
          aria-label={messages.findIn}
          popupMatchSelectWidth={false}
          style={{ minWidth: 110 }}
          options={[
            { value: EVERYWHERE, label: messages.everyColumn },
            ...columns.map(({ column }) => ({ value: column.key, label: column.title })),
          ]}
          onChange={setKey}
        />
        <Button size="small" disabled={count === 0} onClick={() => go(-1)}>
          {messages.previousIssue}
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => go(1)}>
          {messages.nextIssue}
        </Button>
        <Checkbox
          checked={only}
          onChange={({ target }) => {
            setOnly(target.checked)
            if (!target.checked) grid.filterBy([])
          }}
        >
          {messages.onlyMatches}
        </Checkbox>
        <span role="status">{status}</span>
        <Button size="small" type="text" aria-label={messages.close} onClick={close}>
          ×
        </Button>
      </Space>
    </div>
  )
}

/** The matches of a text, searched anew after keys and changes; undefined while it is being searched for. */
function useMatches(grid: GridController, text: string, key: string): readonly Match[] | undefined {
  const [matches, setMatches] = useState<readonly Match[]>()
  const [version, setVersion] = useState(0)
  const structure = useCell(grid.engine.structure)
  useEffect(() => grid.engine.transactions.on(() => setVersion((now) => now + 1)), [grid])
  useEffect(() => {
    const end = new AbortController()
    const { view, store } = grid.engine
    const timer = setTimeout(() => {
      const columns = grid.layout
        .get()
        .columns.map(({ column }) => column)
        .filter((column) => !column.cell.marker && (key === EVERYWHERE || column.key === key))
      const { byKey } = grid.layout.get()
      const spans = grid.spans.get()
      const shown = {
        count: view.count,
        at: (index: number) => store.at(view.positionAt(index)),
        idOf: (row: Record<string, unknown>) => store.idOf(row),
        covers: spans && ((index: number, at: string) => spans.covers(index, byKey.get(at)?.index ?? -1)),
      }
      void findCells(shown, columns, text, end.signal).then((found) => found && setMatches(found))
    }, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [grid, text, key, version, structure])
  return matches
}

/** Makes the next (or previous) match active, from the active cell on and around the end. */
function goToMatch(grid: GridController, matches: readonly Match[], by: 1 | -1): void {
  const places = matches.map(({ rowId, key }) => grid.find(rowId, key)).filter((at) => at !== undefined)
  if (by < 0) places.reverse()
  const now = grid.selection.get()?.active
  const beyond = (at: { row: number; column: number }) =>
    now === undefined || (at.row - now.row || at.column - now.column) * by > 0
  const next = places.find(beyond) ?? places[0]
  if (next) grid.select(next)
}
