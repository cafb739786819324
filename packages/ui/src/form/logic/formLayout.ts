import { KINDS, workflowsOf } from '@lading/core/entity'
import type { EntityDefinition, Field, Kind } from '@lading/core/entity'
import { isComputed } from './formValues'

/** Rows of fields that may stand above the lines, so that these begin on the first screen (1440 × 900). */
const ROWS_ABOVE_LINES = 4
/** Narrowest column of fields, and the gap between two, in pixels: those of the style sheet. */
const COLUMN_PX = 220
const GAP_PX = 16
/** Rows that a field over the whole width counts for. */
const WIDE_ROWS = 1.5

/**
 * What the head of a form sums up, beside number and main state: further states, the party (the first record it
 * refers to, by its code or by a name that it fills, else the first text of its list), the amount and the date. Records without lines and states are short
 * enough to be read as they are.
 */
export function summaryFields(
  entity: Pick<EntityDefinition, 'fields' | 'list' | 'lines' | 'title' | 'workflow' | 'workflows'>,
): string[] {
  const states = workflowsOf(entity).map(({ field }) => field)
  if (states.length === 0 && Object.keys(entity.lines ?? {}).length === 0) return []
  const { title, fields } = entity
  const listed = entity.list.filter((name) => name !== title && !states.includes(name))
  const all = [...listed, ...Object.keys(fields).filter((name) => name !== title && !listed.includes(name))]
  const first = (names: readonly string[], head: Kind['head']) =>
    names.find((name) => fields[name] && KINDS[fields[name].kind].head === head)
  const refers = (field: Field | undefined) => field !== undefined && KINDS[field.kind].names === 'record'
  const named = new Set(
    Object.values(fields).flatMap((field) => (refers(field) ? Object.keys(field.fills ?? {}) : [])),
  )
  const party = all.find((name) => refers(fields[name]) || named.has(name)) ?? first(listed, 'party')
  const found = [...states.slice(1), party, first(all, 'amount'), first(listed, 'date')]
  return found.filter((name) => name !== undefined)
}

/** A part of a form with the rows that are left of it. */
export interface LaidSection {
  section: EntityDefinition['form'][number]['section']
  rows: string[][]
  /** Closed until somebody opens it: the lines below come first, and nothing in it has to be filled in. */
  folded: boolean
}

/**
 * The sections of a form without what its head shows and nobody can change, folded so far that the lines begin on the
 * first screen. The first section, and one with something to be filled in, is never folded.
 *
 * @param width pixels that the fields have beside each other
 */
export function layForm(
  entity: Pick<
    EntityDefinition,
    'fields' | 'form' | 'list' | 'lines' | 'title' | 'workflow' | 'workflows' | 'derive'
  >,
  width: number,
): LaidSection[] {
  const head = new Set([entity.title, ...summaryFields(entity)])
  if (entity.workflow) head.add(entity.workflow.field)
  const shownAbove = (name: string) => {
    const field = entity.fields[name]
    return field !== undefined && head.has(name) && isComputed(entity, name, field)
  }
  const columns = Math.max(1, Math.floor((width + GAP_PX) / (COLUMN_PX + GAP_PX)))
  const hasLines = Object.keys(entity.lines ?? {}).length > 0
  let used = 0
  return entity.form
    .map(({ section, rows }) => ({
      section,
      rows: rows.map((row) => row.filter((name) => !shownAbove(name))).filter((row) => row.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0)
    .map((laid, index) => {
      used += heightOf(entity.fields, laid.rows, columns)
      const asked = laid.rows.flat().some((name) => {
        const { required, requiredWhen } = entity.fields[name] ?? {}
        return required ?? requiredWhen
      })
      return { ...laid, folded: hasLines && index > 0 && !asked && used > ROWS_ABOVE_LINES }
    })
}

/** How many rows a section takes. */
function heightOf(
  fields: EntityDefinition['fields'],
  rows: readonly (readonly string[])[],
  columns: number,
): number {
  const isWide = (row: readonly string[]) => row.length === 1 && KINDS[fields[row[0]!]?.kind ?? 'text'].wide
  const wide = rows.filter(isWide).length
  return Math.ceil((rows.flat().length - wide) / columns) + wide * WIDE_ROWS
}
