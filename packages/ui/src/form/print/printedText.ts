import { KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import type { Row } from '@lading/core/rules'
import { isBlank, isNumeric, numberText } from '../../foundation/format/fieldFormat'

/**
 * A value as it stands on paper; nothing is an empty text.
 *
 * @param beside values that stand there, too: a record that is named by one of them is its code alone
 */
export function printedText(
  { workflow }: Pick<EntityDefinition, 'workflow'>,
  name: string,
  field: Field,
  row: Row,
  locale: Locale,
  beside: readonly unknown[] = [],
): string {
  const value = row[name]
  if (isBlank(value)) return ''
  const text = row[`${name}_dictText`]
  const { choices, names } = KINDS[field.kind]
  if (choices === 'yesNo') {
    const yes = value === 'Y'
    return textIn(yes ? { zh: '是', en: 'Yes' } : { zh: '否', en: 'No' }, locale)
  }
  const state = workflow?.field === name ? workflow.states[String(value)] : undefined
  if (state) return textIn(state, locale)
  if (isNumeric(field)) return numberText(field, value)
  if (typeof text !== 'string' || text === '' || text === value) return String(value)
  // The code is what the other side's papers name.
  if (names !== 'record') return text
  return beside.includes(text) ? String(value) : `${String(value)} ${text}`
}
