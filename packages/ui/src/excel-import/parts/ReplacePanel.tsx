import { Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { Select } from '../../foundation/overlay/Select'
import { useMessages } from '../../foundation/locale/useMessages'
import { importMessages } from '../locale/messages'
import { valueOf } from '../logic/checkRows'
import type { ImportColumn } from '../logic/importTypes'
import type { WrongValue } from '../logic/wrongValues'

/** Wrong values of one problem, and what to do with one. */
export interface ReplacePanelProps {
  wrong: readonly WrongValue[]
  columns: readonly ImportColumn[]
  /** Puts a value in the place of a wrong one, in all rows of the sheet. */
  onReplace: (wrong: WrongValue, by: unknown) => void
}

/** The wrong values of a problem with their counts: each is replaced in all rows at once. */
export function ReplacePanel({ wrong, columns, onReplace }: ReplacePanelProps): ReactNode {
  const texts = useMessages(importMessages)
  return (
    <ul className="lading-import-replace" aria-label={texts.replaceAll}>
      {wrong.map((each) => (
        <ReplaceLine
          key={`${each.field}|${String(each.value)}`}
          wrong={each}
          column={columns.find(({ key }) => key === each.field)}
          onReplace={onReplace}
        />
      ))}
    </ul>
  )
}

function ReplaceLine(props: {
  wrong: WrongValue
  column: ImportColumn | undefined
  onReplace: ReplacePanelProps['onReplace']
}): ReactNode {
  const { wrong, column, onReplace } = props
  const texts = useMessages(importMessages)
  const [by, setBy] = useState('')
  const shown = wrong.value === null || wrong.value === '' ? texts.emptyValue : String(wrong.value)
  const name = texts.replaceBy(shown)
  const replace = () => column && onReplace(wrong, valueOf(by, column))
  return (
    <li>
      <span className="lading-import-wrong" title={shown}>
        {shown}
      </span>
      <span className="lading-import-note">{texts.inRows(wrong.count)}</span>
      {column?.options && column.options.length > 0 ? (
        <Select
          size="small"
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={name}
          value={by || undefined}
          options={column.options.map(({ value, text }) => ({ value, label: text }))}
          onChange={setBy}
          style={{ width: 160 }}
        />
      ) : (
        <Input
          size="small"
          aria-label={name}
          value={by}
          onChange={(event) => setBy(event.target.value)}
          onPressEnter={replace}
          style={{ width: 160 }}
        />
      )}
      <SteadyButton size="small" aria-label={texts.replaceFor(shown)} disabled={by === ''} onClick={replace}>
        {texts.replace}
      </SteadyButton>
    </li>
  )
}
