import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { EntityDefinition, LineChanges } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { Issue } from '../../foundation/dataSource'
import { linesOf } from '../logic/formValues'
import type { Lines } from '../logic/formValues'
import type { LinePort } from './linePort'

/** The lines of a form: those that grids hold, and those that only came with the record. */
export interface FormLines {
  /** The rows a grid starts with; a new list after every load. */
  loaded: Lines
  /** The kind of lines whose pane is in front. */
  active: string | undefined
  setActive(line: string): void
  /** Whether a grid was changed since it was loaded. */
  dirty: boolean
  /** A grid comes (and goes, by the function it gives). */
  register(line: string, port: LinePort): () => void
  /** Grids are about to be drawn: what only they can do waits until the function that it gives is called. */
  expectGrids(): () => void
  /** Waits until all grids can be asked: those that are about to be drawn, and all of a form that is hidden. */
  reached(): Promise<void>
  /** A grid tells that its rows changed. */
  changed(): void
  /** All rows as they are now. */
  rows(): Lines
  /** All rows as they stand, without what is being typed; not to be written to. */
  peek(): Lines
  /** Keys of the lines that no grid holds: they are as they were loaded. */
  unheld(): string[]
  /** Takes out the rows at the end of each grid in which nobody has entered anything. */
  dropUntouched(): void
  changes(): Record<string, LineChanges>
  /** Checks the grids in order and stops at the first that fails: its key and its number of messages. */
  validate(): Promise<{ line: string; count: number } | undefined>
  /** Moves to the first cell that others have changed, too, and gives how many there are. */
  toConflict(): number
  /** Shows messages at cells; gives the first line that has some. */
  show(issues: readonly Issue[]): string | undefined
  /** Counts the changes of rows: another number, another state. */
  revision(): number
  /** What is not saved, by the key of the lines. */
  getDraft(): Promise<Record<string, unknown>>
  applyDraft(draft: Record<string, unknown>): Promise<void>
  /** Takes the rows as they are for new ones, none of which was ever saved. */
  renew(): void
  /** Titles and rows of all lines, as a text that a spreadsheet pastes. */
  toText(): string
  load(record: Row): void
  saved(record: Row): void
}

/**
 * Keeps the grids of a form (spec 2 §5: the parent form is checked first, then tables in order up to the first
 * failure).
 *
 * @param onChange told after every change of a row
 */
export function useFormLines(entity: EntityDefinition, onChange: (lines: Lines) => void): FormLines {
  const ports = useRef(new Map<string, LinePort>())
  const [loaded, setLoaded] = useState<Lines>(() => linesOf(entity, {}))
  const [active, setActive] = useState<string | undefined>(Object.keys(entity.lines ?? {})[0])
  const [dirty, setDirty] = useState(false)
  const revision = useRef(0)
  const latest = useRef({ loaded, onChange })
  latest.current.onChange = onChange

  const fixed = useMemo(() => {
    const order = Object.keys(entity.lines ?? {})
    const expected = new Set<object>()
    let waiting: (() => void)[] = []
    const release = () => {
      for (const go of waiting) go()
      waiting = []
    }
    // Whoever draws grids may leave the next ones to somebody else.
    const reached = async () => {
      while (order.length > 0 && expected.size > 0)
        await new Promise<void>((resolve) => waiting.push(resolve))
    }
    const each = () => order.flatMap((line) => ports.current.get(line) ?? [])
    const rows = (): Lines =>
      Object.fromEntries(
        order.map((line) => [line, ports.current.get(line)?.getRows() ?? latest.current.loaded[line] ?? []]),
      )
    // Asked after every edit: nothing is copied, and the editor that is just being left is not committed once more.
    const peek = (): Lines =>
      Object.fromEntries(
        order.map((line) => [
          line,
          (ports.current.get(line)?.peekRows() as Row[] | undefined) ?? latest.current.loaded[line] ?? [],
        ]),
      )
    const take = (record: Row) => {
      latest.current.loaded = linesOf(entity, record)
      setLoaded(latest.current.loaded)
      setDirty(false)
    }
    return {
      rows,
      peek,
      unheld: () => order.filter((line) => !ports.current.has(line)),
      register(line: string, port: LinePort) {
        ports.current.set(line, port)
        return () => {
          if (ports.current.get(line) === port) ports.current.delete(line)
        }
      },
      expectGrids() {
        const mark = {}
        expected.add(mark)
        return () => {
          expected.delete(mark)
          release()
        }
      },
      reached,
      changed() {
        revision.current += 1
        setDirty(each().some((port) => port.isDirty()))
        latest.current.onChange(peek())
      },
      dropUntouched() {
        for (const port of each()) port.dropUntouched?.()
      },
      changes(): Record<string, LineChanges> {
        return Object.fromEntries(
          order.flatMap((line) => {
            const port = ports.current.get(line)
            return port ? [[line, port.getTableData()]] : []
          }),
        )
      },
      async validate() {
        await reached()
        for (const line of order) {
          const count = (await ports.current.get(line)?.validate()) ?? 0
          if (count === 0) continue
          setActive(line)
          return { line, count }
        }
        return undefined
      },
      toConflict() {
        const open = order.flatMap((line) => {
          const port = ports.current.get(line)
          const count = port?.conflictCount() ?? 0
          return port && count > 0 ? [{ line, port, count }] : []
        })
        const [first] = open
        if (first) {
          setActive(first.line)
          first.port.focusConflict()
        }
        return open.reduce((sum, { count }) => sum + count, 0)
      },
      show(issues: readonly Issue[]) {
        let first: string | undefined
        for (const line of order) {
          const own = issues.filter((issue) => issue.line === line)
          ports.current.get(line)?.setIssues(own)
          if (own.length > 0) first ??= line
        }
        if (first) {
          setActive(first)
          ports.current.get(first)?.focusFirst()
        }
        return first
      },
      revision: () => revision.current,
      async getDraft() {
        // All are asked at once: a form that is taken away has its grids for this moment only.
        const asked = order.flatMap((line) => {
          const port = ports.current.get(line)
          return port?.isDirty() ? [{ line, draft: port.getDraft?.() }] : []
        })
        const drafts: Record<string, unknown> = {}
        for (const { line, draft } of asked) drafts[line] = await draft
        return drafts
      },
      async applyDraft(drafts: Record<string, unknown>) {
        await reached()
        for (const line of order) if (drafts[line]) await ports.current.get(line)?.applyDraft?.(drafts[line])
      },
      renew() {
        const nameless = Object.entries(rows()).map(([line, each]) => [
          line,
          each.map(({ id: _id, ...row }) => row),
        ])
        take(Object.fromEntries(nameless) as Row)
        for (const line of order) ports.current.get(line)?.setRows(latest.current.loaded[line] ?? [])
        setDirty(each().some((port) => port.isDirty()))
      },
      toText: () =>
        each()
          .flatMap((port) => port.toText?.() || [])
          .join('\r\n\r\n'),
      load(record: Row) {
        take(record)
        for (const line of order) ports.current.get(line)?.setRows(latest.current.loaded[line] ?? [])
      },
      saved(record: Row) {
        take(record)
        for (const line of order) ports.current.get(line)?.markSaved(latest.current.loaded[line] ?? [])
      },
    }
  }, [entity])

  const hidden = useRef<() => void>(undefined)
  // A hidden form reaches none of its grids. The layout effect ends before they go, the other begins when they are back.
  useLayoutEffect(
    () => () => {
      hidden.current ??= fixed.expectGrids()
    },
    [fixed],
  )
  useEffect(() => {
    hidden.current?.()
    hidden.current = undefined
  }, [fixed])

  return useMemo(() => ({ ...fixed, loaded, active, setActive, dirty }), [fixed, loaded, active, dirty])
}
