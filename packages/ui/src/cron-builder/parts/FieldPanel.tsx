import type { CronFieldName, WeekdayNumbering } from '@lading/core/cron'
import { Alert, Radio } from 'antd'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { cronMessages } from '../locale/messages'
import { draftOf, FIELD_CHOICES, firstDraft, textOfDraft } from '../logic/fieldChoice'
import type { FieldChoice, FieldDraft } from '../logic/fieldChoice'
import { ChoiceControls } from './ChoiceControls'

/** The choices of one field. */
export interface FieldPanelProps {
  field: CronFieldName
  /** The field's text. */
  text: string
  weekdays: WeekdayNumbering
  disabled: boolean
  onChange: (text: string) => void
}

/**
 * Radio buttons for the choices of a field, each with its inputs. What was set under a choice is found again when
 * the user comes back to it. A text that cannot be read selects no choice and stays until one is made.
 */
export function FieldPanel({ field, text, weekdays, disabled, onChange }: FieldPanelProps): ReactNode {
  const texts = useMessages(cronMessages)
  const draft = draftOf(field, text, weekdays)
  const memory = useRef<Partial<Record<FieldChoice, FieldDraft>>>({})
  if (draft) memory.current[draft.choice] = draft
  const draftFor = (choice: FieldChoice) =>
    memory.current[choice] ?? firstDraft(field, choice, new Date().getFullYear())
  const set = (next: FieldDraft) => onChange(textOfDraft(field, next))
  const label = (choice: FieldChoice) => (choice === 'every' ? texts.every[field] : texts[choice])

  return (
    <div className="lading-cron-panel">
      {!draft && <Alert type="warning" showIcon title={texts.keptText(text)} />}
      <Radio.Group
        aria-label={texts.modesOf(texts.fields[field])}
        value={draft?.choice}
        disabled={disabled}
        onChange={(event) => set(draftFor(event.target.value as FieldChoice))}
      >
        {FIELD_CHOICES[field].map((choice) => (
          <div key={choice} className="lading-cron-choice">
            <Radio value={choice}>{label(choice)}</Radio>
            {choice === 'unset' && (
              <span className="lading-cron-hint">
                {field === 'day' ? texts.unsetHint.day : texts.unsetHint.week}
              </span>
            )}
            <ChoiceControls
              field={field}
              draft={draftFor(choice)}
              disabled={disabled || draft?.choice !== choice}
              onChange={set}
            />
          </div>
        ))}
      </Radio.Group>
    </div>
  )
}
