import { Button, Space } from 'antd'
import { memo, useState } from 'react'
import { Modal } from '../../../foundation/overlay/Modal'
import { Select } from '../../../foundation/overlay/Select'
import type { GridController } from '../../kernel/gridController'
import { lazyMessages } from '../../view/lazyMessages'
import { useSignal } from '../../view/useSignal'
import { titlesOf } from './titlesState'
import type { TitlesQuestion } from './titlesState'
import type { TitleMapping } from './matchTitles'

/** Rows of the clipboard that are shown. */
const SHOWN = 3
const LEFT_OUT = ''

/** Shows which columns of a pasted table go where, to be put right before anything is written. */
export const PasteTitles = memo(function PasteTitles({ grid }: { grid: GridController }) {
  const question = useSignal(titlesOf(grid))
  return question ? <Question grid={grid} question={question} /> : null
})

function Question({ grid, question }: { grid: GridController; question: TitlesQuestion }) {
  const { cells, appends, answer } = question
  const texts = lazyMessages(grid).pasteTitles
  const [mapping, setMapping] = useState<TitleMapping>(question.mapping)
  const { columns, firstData } = grid.layout.get()
  const titled = columns.slice(firstData).flatMap(({ column }) => (column.cell.marker ? [] : [column]))
  /** A column takes one: what had it before is left out. */
  const choose = (at: number, key: string) =>
    setMapping((now) => now.map((each, n) => (n === at ? key || undefined : each === key ? undefined : each)))
  return (
    <Modal
      open
      title={texts.title}
      width={640}
      onCancel={() => answer(undefined)}
      footer={
        <Space wrap style={{ justifyContent: 'flex-end' }}>
          <Button onClick={() => answer(undefined)}>{texts.cancel}</Button>
          <Button onClick={() => answer('asIs')}>{texts.asIs}</Button>
          <Button
            type="primary"
            autoFocus
            disabled={mapping.every((key) => key === undefined)}
            onClick={() => answer(mapping)}
          >
            {texts.byTitles}
          </Button>
        </Space>
      }
    >
      <p>{texts.hint(cells.length - 1, appends)}</p>
      <div style={{ maxHeight: '50vh', overflow: 'auto' }} tabIndex={0} role="group" aria-label={texts.title}>
        <table style={{ width: '100%', borderCollapse: 'collapse', textAlign: 'start' }}>
          <thead>
            <tr>
              <th style={cellStyle}>{texts.pasted}</th>
              <th style={cellStyle}>{texts.into}</th>
              <th style={cellStyle}>{texts.sample}</th>
            </tr>
          </thead>
          <tbody>
            {mapping.map((key, at) => {
              const name = cells[0]?.[at] || texts.unnamed(at + 1)
              return (
                <tr key={at}>
                  <td style={{ ...cellStyle, minWidth: 96 }}>{name}</td>
                  <td style={cellStyle}>
                    <Select
                      size="small"
                      aria-label={texts.intoOf(name)}
                      value={key ?? LEFT_OUT}
                      style={{ width: '100%', minWidth: 120 }}
                      options={[
                        { value: LEFT_OUT, label: texts.leaveOut },
                        ...titled.map((column) => ({ value: column.key, label: column.title })),
                      ]}
                      onChange={(value: string) => choose(at, value)}
                    />
                  </td>
                  <td style={{ ...cellStyle, color: 'var(--ant-color-text-secondary)' }}>
                    {cells
                      .slice(1, 1 + SHOWN)
                      .flatMap((row) => row[at] || [])
                      .join(texts.comma)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

const cellStyle = {
  padding: '6px 8px',
  borderBottom: '1px solid var(--ant-color-border-secondary)',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const
