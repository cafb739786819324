import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { isComputed } from '../logic/formValues'

/** What was entered in a form and not saved. */
export interface FormDraft {
  /** When it was kept, in epoch milliseconds. */
  at: number
  /** Version of the record it was made upon; `undefined` for a new record. */
  version: unknown
  /** The entity's fields at that time; see `shapeOf`. */
  shape: string
  /** The form's own fields that were changed. */
  values: Row
  /** Changes of lines, as their grids gave them. */
  lines: Record<string, unknown>
}

/** Names the draft of a record, or of a new one, among those of its page. */
export function draftKey(entity: EntityDefinition, id: string | undefined): string {
  return `${entity.key}:${id ?? ''}`
}

/** Fields and their kinds: a draft of another shape does not fit any more. */
export function shapeOf(entity: EntityDefinition): string {
  const fields = (of: EntityDefinition['fields']) =>
    Object.entries(of).map(([name, { kind }]) => `${name}:${kind}`)
  const lines = Object.entries(entity.lines ?? {}).map(
    ([key, line]) => `${key}(${fields(line.fields).join()})`,
  )
  return [...fields(entity.fields), ...lines].join()
}

/**
 * The values that a user has entered: those a save would send and that differ from where the form began, and what
 * picked records filled, which would be blank beside their codes.
 */
export function enteredValues(entity: EntityDefinition, values: Row, base: Row): Row {
  const entered: Row = {}
  const filled = new Set(Object.values(entity.fields).flatMap(({ fills }) => Object.keys(fills ?? {})))
  for (const [name, field] of Object.entries(entity.fields)) {
    if ((filled.has(name) || !isComputed(entity, name, field)) && !isSame(values[name], base[name]))
      entered[name] = values[name]
  }
  return entered
}

/** What was stored as a draft, if it is one that fits the entity. */
export function asDraft(entity: EntityDefinition, stored: unknown): FormDraft | undefined {
  const draft = stored as FormDraft | undefined
  return typeof draft === 'object' && draft?.shape === shapeOf(entity) ? draft : undefined
}

/** Nothing, however it is written, is the same; lists and objects count by what they hold. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === undefined || value === '' ? null : value)
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}
