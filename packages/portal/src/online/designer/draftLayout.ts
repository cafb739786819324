import { KINDS } from '@lading/core/entity'
import type { Field, FieldKind, FormSection } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { addField, fieldsOf, isSearched, toggle } from './draftEdits'
import type { Draft, Place } from './draft'

/** What is arranged: the form's sections, the columns of the list, what is searched by; of lines their columns. */
export type Arranged = 'form' | 'list' | 'query'

/** A part of what is arranged, with its fields in their order. */
export interface Group {
  /** Of a section; the others have one part alone. */
  title?: Text
  names: readonly string[]
}

/** Number of the group in which those fields are that are not shown. */
export const ASIDE = -1

const queryName = (item: Draft['query'][number]) => (typeof item === 'string' ? item : Object.keys(item)[0]!)

/** Fields in a row of their own: wide ones that stand alone. */
const aloneIn = ({ form }: Draft): ReadonlySet<string> =>
  new Set(form.flatMap(({ rows }) => rows.flatMap((row) => (row.length === 1 ? row : []))))

/** Whether a field of a kind that can be wide takes the whole width of its section. */
export const isAlone = (draft: Draft, name: string): boolean =>
  KINDS[draft.fields[name]!.kind].wide === true && aloneIn(draft).has(name)

/** Fields in rows: those that stand alone apart from the others. */
function rowsOf(draft: Draft, names: readonly string[], alone: (name: string) => boolean): string[][] {
  const rows: string[][] = []
  let open = false
  for (const name of names) {
    const apart = KINDS[draft.fields[name]!.kind].wide === true && alone(name)
    if (apart || !open) rows.push([name])
    else rows.at(-1)!.push(name)
    open = !apart
  }
  return rows
}

/** What is arranged, in its groups. */
export function groupsOf(draft: Draft, place: Place, what: Arranged): readonly Group[] {
  if (place !== undefined) return [{ names: draft.lines![place]!.columns }]
  if (what === 'list') return [{ names: draft.list }]
  if (what === 'query') return [{ names: draft.query.map(queryName) }]
  return draft.form.map(({ section, rows }) => ({ title: section, names: rows.flat() }))
}

/** The fields that are not shown in what is arranged, in the order of the fields. */
export function asideOf(draft: Draft, place: Place, what: Arranged): readonly string[] {
  const shown = new Set(groupsOf(draft, place, what).flatMap(({ names }) => names))
  return Object.keys(fieldsOf(draft, place)).filter((name) => !shown.has(name))
}

/** Where a field stands. */
export function whereIs(
  draft: Draft,
  place: Place,
  what: Arranged,
  name: string,
): { group: number; at: number } {
  for (const [group, { names }] of groupsOf(draft, place, what).entries())
    if (names.includes(name)) return { group, at: names.indexOf(name) }
  return { group: ASIDE, at: asideOf(draft, place, what).indexOf(name) }
}

const inserted = (names: readonly string[], name: string, at: number) => {
  const rest = names.filter((each) => each !== name)
  return [...rest.slice(0, at), name, ...rest.slice(at)]
}

function withForm(draft: Draft, groups: readonly Group[], alone: (name: string) => boolean): Draft {
  const form = groups.map(({ title, names }): FormSection => ({
    section: title!,
    rows: rowsOf(draft, names, alone),
  }))
  return { ...draft, form }
}

/** Puts a field at a place of a group; `ASIDE` takes it out of what is arranged, and leaves it a field. */
export function placeField(
  draft: Draft,
  place: Place,
  what: Arranged,
  name: string,
  group: number,
  at: number,
): Draft {
  if (place !== undefined) {
    const { columns, ...line } = draft.lines![place]!
    const next = group === ASIDE ? columns.filter((each) => each !== name) : inserted(columns, name, at)
    return { ...draft, lines: { ...draft.lines, [place]: { ...line, columns: next } } }
  }
  if (what === 'list') {
    const list = group === ASIDE ? draft.list.filter((each) => each !== name) : inserted(draft.list, name, at)
    return { ...draft, list }
  }
  if (what === 'query') {
    if (group === ASIDE) return toggle(draft, 'query', name, false)
    const there = isSearched(draft, name) ? draft : toggle(draft, 'query', name, true)
    const items = new Map(there.query.map((item) => [queryName(item), item]))
    return { ...there, query: inserted([...items.keys()], name, at).map((each) => items.get(each)!) }
  }
  const groups = groupsOf(draft, undefined, 'form').map((each, number) => ({
    ...each,
    names: number === group ? inserted(each.names, name, at) : each.names.filter((one) => one !== name),
  }))
  const alone = aloneIn(draft)
  return withForm(draft, groups, (each) => alone.has(each))
}

/** A new field of a kind at a place of a group. @returns the draft and the name of the field */
export function addFieldAt(
  draft: Draft,
  place: Place,
  what: Arranged,
  kind: FieldKind,
  label: Text,
  group: number,
  at: number,
): [Draft, string] {
  const [added, name] = addField(draft, place, kind, label)
  return [placeField(added, place, what, name, group, at), name]
}

/** Gives a field that can be wide a row of its own, or its place among the others again. */
export function setAlone(draft: Draft, name: string, on: boolean): Draft {
  const alone = aloneIn(draft)
  return withForm(draft, groupsOf(draft, undefined, 'form'), (each) => (each === name ? on : alone.has(each)))
}

/** A section more, at the end. */
export const addSection = (draft: Draft, section: Text): Draft => ({
  ...draft,
  form: [...draft.form, { section, rows: [] }],
})

/** Calls a section otherwise. */
export const setSection = (draft: Draft, at: number, change: Partial<Text>): Draft => ({
  ...draft,
  form: draft.form.map((each, number) =>
    number === at ? { ...each, section: { ...each.section, ...change } } : each,
  ),
})

/** Takes a section away; its fields go to the one before it, or to the next one. The last one stays. */
export function removeSection(draft: Draft, at: number): Draft {
  if (draft.form.length < 2) return draft
  const heir = at === 0 ? 1 : at - 1
  const rows = draft.form[at]!.rows
  return {
    ...draft,
    form: draft.form
      .map((each, number) => (number === heir ? { ...each, rows: [...each.rows, ...rows] } : each))
      .filter((_, number) => number !== at),
  }
}

/** Moves a section to where another one is. */
export function moveSection(draft: Draft, from: number, to: number): Draft {
  const form = [...draft.form]
  const [moved] = form.splice(from, 1)
  form.splice(to, 0, moved!)
  return { ...draft, form }
}

/**
 * Moves a field by a step within what is arranged, over the edge of its group into the next one. One that is not shown
 * comes up to the end of what is shown.
 */
export function stepField(draft: Draft, place: Place, what: Arranged, name: string, by: -1 | 1): Draft {
  const { group, at } = whereIs(draft, place, what, name)
  const groups = groupsOf(draft, place, what)
  if (group === ASIDE) {
    const last = groups.length - 1
    return by > 0 || last < 0 ? draft : placeField(draft, place, what, name, last, Infinity)
  }
  const to = at + by
  if (to >= 0 && to < groups[group]!.names.length) return placeField(draft, place, what, name, group, to)
  const next = groups[group + by]
  return next ? placeField(draft, place, what, name, group + by, by > 0 ? 0 : next.names.length) : draft
}

/** Whether a field can be shown in what is arranged: nobody searches for files. */
export const fits = ({ kind }: Field, what: Arranged): boolean =>
  what !== 'query' || KINDS[kind].conditions !== 'none'
