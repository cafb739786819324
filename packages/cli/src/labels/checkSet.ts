import { snakeCase } from '@lading/core/entity'
import { EXIT } from '../console/exitCode'
import { Failure, placeText } from '../console/failure'
import type { LabelField, LabelGroup, LabelSet } from './types'

/**
 * Checks what a single name cannot tell: every field and every key once, no group without fields.
 *
 * @throws Failure (exit 5) at the second of two
 */
export function checkSet(set: LabelSet, file: string): LabelSet {
  if (set.entities.length === 0) {
    throw new Failure(EXIT.invalid, 'no-labels', 'The file holds no entity.', {
      place: { file },
      fix: 'Begin with "Quotation (saQuotation): status, quotationNo, … .".',
    })
  }
  const keys = new Map<string, LabelGroup>()
  for (const entity of set.entities) {
    for (const group of [entity, ...entity.lines]) {
      const other = keys.get(snakeCase(group.key))
      if (other) {
        throw new Failure(
          EXIT.invalid,
          'duplicate-entity',
          `"${group.key}" was named before, ${at(other)}.`,
          {
            place: group.place,
            fix: 'Give one of the two another key, in brackets after its title.',
          },
        )
      }
      keys.set(snakeCase(group.key), group)
      checkFields(group)
    }
  }
  return set
}

function checkFields(group: LabelGroup): void {
  if (group.fields.length === 0) {
    throw new Failure(EXIT.invalid, 'no-fields', `"${group.key}" has no fields.`, {
      place: group.place,
      fix: 'Name its fields after the colon, separated by commas.',
    })
  }
  const seen = new Map<string, LabelField>()
  for (const field of group.fields) {
    const other = seen.get(snakeCase(field.name))
    if (other) {
      const message = `The field "${field.name}" of ${group.key} was named before, ${at(other)}.`
      throw new Failure(EXIT.invalid, 'duplicate-field', message, {
        place: field.place,
        fix: 'Remove one of the two, or rename it.',
      })
    }
    seen.set(snakeCase(field.name), field)
  }
}

function at({ place }: { place: LabelField['place'] }): string {
  return `at ${placeText(place)}`
}
