import { memo, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button, Checkbox, Input, Space } from 'antd'
import type { InputRef } from 'antd'
import { SteadyButton } from '../../../foundation/control/SteadyButton'
import { lazyMessages } from '../../view/lazyMessages'
import { Select } from '../../../foundation/overlay/Select'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { hasManyCells } from '../selection/ranges'
import { rangesOf } from '../../kernel/selection'
import type { CellRange } from '../../kernel/selection'
import { MAX_MATCHES } from './findCells'
import type { Match } from './findCells'
import { ReplaceLine } from './ReplaceLine'
import { isMatchAt, useMatches } from './useMatches'
import type { Search } from './useMatches'
import { findingOf, replacingOf, openFind } from './findState'
import { filterBy, filtersOf } from '../filtering/filtering'

/** The row filter follows so long after the last key (spec 2 §9). */
const DEBOUNCE = 300
const EVERYWHERE = ''
const CHOSEN = '\0chosen'

/** Finds texts in the grid (Ctrl+F), goes from one to the next, shows only the rows that have one, and replaces (Ctrl+H). */
export const FindBar = memo(function FindBar({ grid }: { grid: GridController }) {
  const open = useSignal(findingOf(grid))
  return open ? <OpenFindBar grid={grid} /> : null
})

function OpenFindBar({ grid }: { grid: GridController }) {
  const messages = lazyMessages(grid)
  const layout = useSignal(grid.layout)
  const replacing = useSignal(replacingOf(grid)) && !grid.forReading
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(() => chosenRanges(grid))
  const [place, setPlace] = useState(replacingOf(grid).get() && chosen ? CHOSEN : EVERYWHERE)
  const [matchCase, setMatchCase] = useState(false)
  const [whole, setWhole] = useState(false)
  const [only, setOnly] = useState(false)
  const key = place === EVERYWHERE || place === CHOSEN ? undefined : place
  const search: Search = { text, key, ranges: place === CHOSEN ? chosen : undefined, matchCase, whole }
  const matches = useMatches(grid, search)
  const input = useRef<InputRef>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    return findingOf(grid).on(() => {
      input.current?.focus({ cursor: 'all' })
      const now = chosenRanges(grid)
      if (now) setChosen(now)
    })
  }, [grid])
  useEffect(() => {
    if (!only) return
    const timer = setTimeout(
      () => filterBy(grid, [{ ...(key !== undefined && { key }), contains: text }]),
      DEBOUNCE,
    )
    return () => clearTimeout(timer)
  }, [grid, only, text, key])
  // Going to a row that is filtered out ends the filter.
  useEffect(() => filtersOf(grid).on(() => filtersOf(grid).get().length === 0 && setOnly(false)), [grid])
  const columns = layout.columns.filter(({ column }) => !column.cell.marker)
  const go = (by: 1 | -1) => goToMatch(grid, matches ?? [], by)
  const close = () => {
    findingOf(grid).set(0)
    replacingOf(grid).set(false)
    filterBy(grid, [])
    grid.focusInput()
  }
  const count = matches?.length ?? 0
  const status =
    text.trim() === '' || !matches
      ? ''
      : count >= MAX_MATCHES
        ? messages.found(`${MAX_MATCHES}+`)
        : messages.found(String(count))
  const onKeyDown = (event: KeyboardEvent) => {
    const ctrl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === input.current?.input) go(event.shiftKey ? -1 : 1)
    else if (ctrl && (event.key === 'f' || event.key === 'h')) openFind(grid, event.key === 'h')
    else return
    event.preventDefault()
  }
  return (
    <div className="lg-tools" role="search" onKeyDown={onKeyDown}>
      <Space wrap>
        {!grid.forReading && (
          <Button
            size="small"
            type="text"
            aria-expanded={replacing}
            onClick={() => replacingOf(grid).set(!replacing)}
          >
            {messages.replace}
            <span aria-hidden="true">{replacing ? ' ▴' : ' ▾'}</span>
          </Button>
        )}
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
          value={place}
          aria-label={messages.findIn}
          popupMatchSelectWidth={false}
          style={{ minWidth: 110 }}
          options={[
            { value: EVERYWHERE, label: messages.everyColumn },
            ...(chosen ? [{ value: CHOSEN, label: messages.chosenCells }] : []),
            ...columns.map(({ column }) => ({ value: column.key, label: column.title })),
          ]}
          onChange={setPlace}
        />
        <SteadyButton size="small" disabled={count === 0} onClick={() => go(-1)}>
          {messages.previousIssue}
        </SteadyButton>
        <SteadyButton size="small" disabled={count === 0} onClick={() => go(1)}>
          {messages.nextIssue}
        </SteadyButton>
        <Checkbox checked={matchCase} onChange={({ target }) => setMatchCase(target.checked)}>
          {messages.matchCase}
        </Checkbox>
        <Checkbox checked={whole} onChange={({ target }) => setWhole(target.checked)}>
          {messages.wholeCell}
        </Checkbox>
        <Checkbox
          checked={only}
          onChange={({ target }) => {
            setOnly(target.checked)
            if (!target.checked) filterBy(grid, [])
          }}
        >
          {messages.onlyMatches}
        </Checkbox>
        <span role="status">{status}</span>
        <Button size="small" type="text" aria-label={messages.close} onClick={close}>
          ×
        </Button>
      </Space>
      {replacing && (
        <ReplaceLine
          grid={grid}
          search={search}
          matches={matches ?? []}
          onNext={(done) => goToMatch(grid, done, 1)}
        />
      )}
    </div>
  )
}

/** The chosen cells, if they are more than one. */
function chosenRanges(grid: GridController): readonly CellRange[] | undefined {
  const selection = grid.selection.get()
  return selection && hasManyCells(selection) ? rangesOf(selection) : undefined
}

/** Makes the next (or previous) match active, from the active cell on and around the end. */
function goToMatch(grid: GridController, matches: readonly Match[], by: 1 | -1): void {
  const places = matches.map(({ rowId, key }) => grid.find(rowId, key)).filter((at) => at !== undefined)
  if (by < 0) places.reverse()
  const now = grid.selection.get()?.active
  const beyond = (at: { row: number; column: number }) =>
    now === undefined || (at.row - now.row || at.column - now.column) * by > 0
  const next = places.find(beyond) ?? places.find((at) => !isMatchAt(at, now)) ?? places[0]
  if (next) grid.select(next)
}
