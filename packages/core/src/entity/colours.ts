import type { Row } from '../rules/types'
import { holds } from './condition/holds'
import type { Scope, When } from './condition/types'
import type { CellColour, CellTone } from './tones'

/**
 * The tone of a cell by the first condition that holds and colours it; a condition that throws holds for nothing.
 *
 * @param scope what conditions know beside the row @default the row alone
 */
export function toneOf(
  colours: readonly CellColour[],
  row: Row,
  key: string,
  scope: Omit<Scope, 'row'> = {},
): CellTone | undefined {
  return colours.find(
    ({ when, fields }) => (!fields || fields.includes(key)) && isMet(when, { ...scope, row }),
  )?.tone
}

function isMet(when: When, scope: Scope): boolean {
  try {
    return holds(when, scope)
  } catch (error) {
    console.error('A condition for colours threw. It colours nothing.', error)
    return false
  }
}
