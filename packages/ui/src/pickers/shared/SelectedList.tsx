import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import { toggled } from './selection'
import type { Selection } from './selection'

/** What is chosen so far, beside the table. */
export interface SelectedListProps {
  selection: Selection
  onChange: (selection: Selection) => void
}

/** The chosen records, each with a button that gives it up (spec 2 §2); how many is announced. */
export function SelectedList({ selection, onChange }: SelectedListProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const id = useId()
  return (
    <section className="lading-picker-chosen" aria-labelledby={id}>
      <h2 id={id}>{texts.selectedTitle}</h2>
      <div className="lading-picker-bar">
        <span role="status">{texts.selected(selection.size)}</span>
        <SteadyButton
          type="link"
          size="small"
          disabled={selection.size === 0}
          onClick={() => onChange(new Map())}
        >
          {texts.clear}
        </SteadyButton>
      </div>
      {selection.size === 0 ? (
        <p className="lading-picker-muted">{texts.noneSelected}</p>
      ) : (
        <ul tabIndex={0} aria-labelledby={id}>
          {[...selection.values()].map((option) => (
            <li key={option.value}>
              <span>{option.text}</span>
              <Button
                type="text"
                size="small"
                aria-label={texts.removeSelected(option.text)}
                icon={<DeleteOutlined />}
                onClick={() => onChange(toggled(selection, option, true))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
