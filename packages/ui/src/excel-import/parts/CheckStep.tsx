import { Alert, Button, Tag } from 'antd'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Row } from '@lading/core/rules'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { saveFile } from '../../foundation/saveFile'
import { useMessages } from '../../foundation/locale/useMessages'
import type { GridHandle } from '../../grid/api/handle'
import { importMessages } from '../locale/messages'
import { groupIssues } from '../logic/checkRows'
import type { ImportColumn, ImportRow } from '../logic/importTypes'
import { workbookInWorker } from '../logic/workbookInWorker'
import { replaceValue, wrongValuesOf } from '../logic/wrongValues'
import type { WrongValue } from '../logic/wrongValues'
import type { ImportWizardModel } from '../useImportWizard'
import { BAD_ROWS_HEIGHT, BadRowsGrid, LINE } from './BadRowsGrid'
import { ReplacePanel } from './ReplacePanel'

/** Rows that are corrected in the grid at once. */
const SHOWN = 500

/** What is wrong, and the bad rows in a grid to correct them. */
export function CheckStep(props: { wizard: ImportWizardModel; columns: readonly ImportColumn[] }): ReactNode {
  const { wizard, columns } = props
  const { rows, issues } = wizard
  const texts = useMessages(importMessages)
  const grid = useRef<GridHandle<Row>>(null)
  const [only, setOnly] = useState<string>()
  const groups = useMemo(() => groupIssues(issues), [issues])
  // With all rows of their records.
  const bad = wizard.held
  // With the problem that was chosen in front: of very many rows only the first are corrected one by one.
  const shownLines = useMemo(() => {
    const chosen = only ? issues.filter(({ message }) => message === only) : issues
    return new Set([...new Set(chosen.map(({ line }) => line))].slice(0, SHOWN))
  }, [issues, only])
  const wrong = useMemo(() => (only ? wrongValuesOf(rows, issues, only) : []), [rows, issues, only])
  const shownRows = useMemo(() => rows.filter(({ line }) => shownLines.has(line)), [rows, shownLines])
  const shownIssues = useMemo(
    () => issues.filter(({ line, message }) => shownLines.has(line) && (!only || message === only)),
    [issues, only, shownLines],
  )
  // What is wrong is said first. The grid is drawn after that: both at once would stop the page for a moment.
  const withGrid = useDeferredValue(true, false)

  /** Rows as they are in the grid now, by line. */
  const edited = () => {
    const changed = new Map<number, ImportRow['values']>()
    for (const row of grid.current?.getRows() ?? []) {
      const values = Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))
      changed.set(Number(row[LINE]), values)
    }
    return changed
  }
  const recheck = () => {
    setOnly(undefined)
    void wizard.recheck(edited())
  }
  const replace = (wrong: WrongValue, by: unknown) => {
    const changed = edited()
    const now = rows.map((row) => ({ ...row, values: changed.get(row.line) ?? row.values }))
    setOnly(undefined)
    void wizard.recheck(new Map([...changed, ...replaceValue(now, wrong, by)]))
  }
  const download = async () => {
    const blob = await workbookInWorker(
      rows.filter(({ line }) => bad.has(line)),
      columns,
      { title: texts.badRows, reason: texts.reason, issues },
    )
    saveFile(blob, `${texts.badRows}.xlsx`)
  }
  const good = rows.length - bad.size
  return (
    <>
      <div role="status">
        <Alert
          type={bad.size === 0 ? 'success' : 'warning'}
          showIcon
          title={bad.size === 0 ? texts.allGood(rows.length) : texts.someBad(bad.size, rows.length)}
        />
      </div>
      {bad.size > 0 && (
        <>
          <div className="lading-import-problems" role="group" aria-label={texts.problems}>
            <Tag.CheckableTag checked={!only} onChange={() => setOnly(undefined)}>
              {texts.problem(texts.allProblems, issues.length)}
            </Tag.CheckableTag>
            {groups.map(({ message, count }) => (
              <Tag.CheckableTag key={message} checked={only === message} onChange={() => setOnly(message)}>
                {texts.problem(message, count)}
              </Tag.CheckableTag>
            ))}
          </div>
          {wrong.length > 0 && <ReplacePanel wrong={wrong} columns={columns} onReplace={replace} />}
          {shownLines.size === SHOWN && bad.size > SHOWN && (
            <p className="lading-import-note">{texts.shownOf(SHOWN, bad.size)}</p>
          )}
          {withGrid ? (
            <BadRowsGrid
              ref={grid}
              columns={columns}
              rows={shownRows}
              issues={shownIssues}
              toFirst={only !== undefined}
            />
          ) : (
            <div style={{ height: BAD_ROWS_HEIGHT }} />
          )}
        </>
      )}
      <div className="lading-import-bar">
        <Button onClick={wizard.back}>{texts.back}</Button>
        {bad.size > 0 && (
          <>
            <Button onClick={() => void download()}>{texts.downloadErrors}</Button>
            <Button onClick={recheck}>{texts.recheck}</Button>
          </>
        )}
        <SteadyButton type="primary" disabled={good === 0} onClick={() => void wizard.start()}>
          {texts.importGood(good)}
          {bad.size > 0 && texts.skipBad(bad.size)}
        </SteadyButton>
      </div>
    </>
  )
}
