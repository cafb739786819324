import { holds } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { CellColour, CellTone } from '../../api/colour'

/** The tone of a cell by the first condition that holds and colours it; a condition that throws holds for nothing. */
export function toneOf(colours: readonly CellColour[], row: Row, key: string): CellTone | undefined {
  return colours.find(({ when, fields }) => (!fields || fields.includes(key)) && isMet(when, row))?.tone
}

function isMet(when: CellColour['when'], row: Row): boolean {
  try {
    return holds(when, { row })
  } catch (error) {
    console.error('A condition for colours threw. It colours nothing.', error)
    return false
  }
}
