import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Locale } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import type { SourceRow } from '../../foundation/dataSource'
import { isComputed } from './formValues'

/**
 * Labels of the values that somebody may have entered and that the server did not take, e.g. since the right to write
 * them was taken away or the form has no such field any more (contract §4). Computed values are the server's anyway.
 *
 * @param ignored names of members as the server tells them; of lines `<key>.<name>`
 */
export function notTaken(entity: EntityDefinition, ignored: readonly string[], locale: Locale): string[] {
  const { lines = {} } = entity
  const label = (owner: Pick<EntityDefinition, 'fields' | 'derive'>, name: string): string[] => {
    const field: Field | undefined = Object.hasOwn(owner.fields, name) ? owner.fields[name] : undefined
    return field && !isComputed(owner, name, field) ? [textIn(field, locale)] : []
  }
  return ignored.flatMap((each) => {
    const [key, name] = each.split('.', 2) as [string, string?]
    const line = Object.hasOwn(lines, key) ? lines[key] : undefined
    if (!line) return label(entity, each)
    if (name === undefined) return [textIn(line.label, locale)]
    return label(line as Pick<EntityDefinition, 'fields' | 'derive'>, name).map(
      (text) => `${textIn(line.label, locale)} · ${text}`,
    )
  })
}

/** The record in the answer of a save, and the names of what was not taken. */
export function withoutIgnored({ ignored, ...saved }: SourceRow): { saved: SourceRow; ignored: string[] } {
  return Array.isArray(ignored)
    ? { saved: saved as SourceRow, ignored: ignored.filter((name) => typeof name === 'string') }
    : { saved: { ...saved, ...(ignored === undefined ? {} : { ignored }) } as SourceRow, ignored: [] }
}
