import { Alert, Button, Tag } from 'antd'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Row } from '@lading/core/rules'
import { useConfirm } from '../../dialogs/useConfirm'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { saveFile } from '../../foundation/saveFile'
import { useMessages } from '../../foundation/locale/useMessages'
import type { GridHandle } from '../../grid/api/handle'
import { importMessages } from '../locale/messages'
import { groupIssues } from '../logic/checkRows'
import type { ImportColumn } from '../logic/importTypes'
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
  const { rows, issues, standing } = wizard
  const texts = useMessages(importMessages)
  const confirm = useConfirm()
  const grid = useRef<GridHandle<Row>>(null)
  const groups = useMemo(() => groupIssues(issues), [issues])
  // As long as there is something of it.
  const only = groups.find(({ message }) => message === wizard.problem)?.message
  // With all rows of their records.
  const bad = wizard.held
  // With the problem that was chosen in front: of very many rows only the first are corrected one by one.
  const shownLines = useMemo(() => {
    const chosen = only ? issues.filter(({ message }) => message === only) : issues
    return new Set([...new Set(chosen.map(({ line }) => line))].slice(0, SHOWN))
  }, [issues, only])
  const wrong = useMemo(() => (only ? wrongValuesOf(rows, standing, only) : []), [rows, standing, only])
  const shownRows = useMemo(() => rows.filter(({ line }) => shownLines.has(line)), [rows, shownLines])
  const shownIssues = useMemo(
    () => standing.filter(({ line, message }) => shownLines.has(line) && (!only || message === only)),
    [standing, only, shownLines],
  )
  // What is wrong is said first. The grid is drawn after that: both at once would stop the page for a moment.
  const withGrid = useDeferredValue(true, false)

  /** Rows that were changed in the grid and are not taken yet, by line. */
  const edited = () => {
    const changed = new Map<number, Row>()
    const byLine = new Map(shownRows.map(({ line, values }) => [line, values]))
    for (const row of grid.current?.getRows() ?? []) {
      const line = Number(row[LINE])
      const before = byLine.get(line) ?? {}
      const values = Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))
      if (columns.some(({ key }) => !Object.is(before[key] ?? null, values[key]))) changed.set(line, values)
    }
    return changed
  }
  const lookAt = (message?: string) => wizard.lookAt(message, edited())
  const rowsWith = (changed: ReadonlyMap<number, Row>) =>
    rows.map((row) => ({ ...row, values: changed.get(row.line) ?? row.values }))
  const replace = (wrong: WrongValue, by: unknown) => {
    const changed = edited()
    void wizard.recheck(new Map([...changed, ...replaceValue(rowsWith(changed), wrong, by)]))
  }
  const back = async () => {
    const question = { title: texts.leaveStep, content: texts.leaveStepContent, danger: true }
    if ((!wizard.mended && edited().size === 0) || (await confirm(question))) wizard.back()
  }
  const download = async () => {
    const blob = await workbookInWorker(
      rowsWith(edited()).filter(({ line }) => bad.has(line)),
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
            <Tag.CheckableTag checked={!only} onChange={() => lookAt()}>
              {texts.problem(texts.allProblems, issues.length)}
            </Tag.CheckableTag>
            {groups.map(({ message, count }) => (
              <Tag.CheckableTag key={message} checked={only === message} onChange={() => lookAt(message)}>
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
        <Button onClick={() => void back()}>{texts.back}</Button>
        {bad.size > 0 && (
          <>
            <Button onClick={() => void download()}>{texts.downloadErrors}</Button>
            <Button onClick={() => void wizard.recheck(edited())}>{texts.recheck}</Button>
          </>
        )}
        <SteadyButton type="primary" disabled={good === 0} onClick={() => void wizard.start(edited())}>
          {texts.importGood(good)}
          {bad.size > 0 && texts.skipBad(bad.size)}
        </SteadyButton>
      </div>
    </>
  )
}
