import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { isNumeric } from '../../foundation/format/fieldFormat'
import { lazyPart } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { CONDITIONS } from '../../kinds/conditions'
import { TextCondition } from '../../kinds/text/TextCondition'
import { listPageMessages } from '../locale/messages'
import type { SearchInputProps } from './searchInputProps'

// Of the conditions shown at once few are from – to.
const DateRange = lazyPart(async () => (await import('./DateRange')).DateRange)
const NumberRange = lazyPart(async () => (await import('./NumberRange')).NumberRange)

/** Chooses the control by the mode and the field's kind; a part is always asked for a text. */
export function SearchInput(props: SearchInputProps): ReactNode {
  const { id, item, entity, value, onChange } = props
  const { field, mode } = item
  const texts = useMessages(listPageMessages)
  const text = useText()
  if (mode === 'range') return isNumeric(field) ? <NumberRange {...props} /> : <DateRange {...props} />
  const { choices } = KINDS[field.kind]
  // Of few values nobody types a part.
  const typed = mode.endsWith('like') && !choices
  const Condition = typed ? TextCondition : CONDITIONS[field.kind]
  const states = choices === 'states' ? Object.entries(entity.workflow?.states ?? {}) : []
  return (
    <Condition
      {...{ id, field, value, onChange, multiple: mode === 'in' }}
      placeholder={Condition === TextCondition ? texts.enterText(text(field)) : texts.chooseText(text(field))}
      {...(states.length > 0 && {
        options: states.map(([state, label]) => ({ value: state, text: text(label) })),
      })}
    />
  )
}
