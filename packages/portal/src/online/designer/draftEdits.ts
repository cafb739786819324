import { FIELD_KINDS, isListedAtFirst, KINDS, LIST_COLUMNS } from '@lading/core/entity'
import type { Field, FieldKind, FormSection, LineDefinition } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { Draft, Place } from './draft'
import { forgetLineField } from './draftLines'
import { withName } from './draftNames'

/** Kinds that the palette offers: those that stand for themselves, without a rule of the server's behind them. */
export const PALETTE: readonly FieldKind[] = FIELD_KINDS.filter(
  (kind) => kind !== 'display' && kind !== 'tree',
)

/** Kinds that lines may have. */
export const linePalette = PALETTE.filter((kind) => kind !== 'code' && kind !== 'status')
/** Kinds that a header may have. */
export const headerPalette = PALETTE.filter((kind) => kind !== 'rowNumber')

/** Names that a designer may give to fields. */
export const FIELD_NAME = /^[a-z][A-Za-z0-9]{0,62}$/

/** The fields of a place, in their order. */
export const fieldsOf = (draft: Draft, place: Place): Readonly<Record<string, Field>> =>
  (place === undefined ? draft.fields : draft.lines?.[place]?.fields) ?? {}

/** Changes what lines of a kind say. */
export const setLines = (draft: Draft, place: string, change: Partial<LineDefinition>): Draft => ({
  ...draft,
  lines: { ...draft.lines, [place]: { ...draft.lines![place]!, ...change } },
})

const withFields = (draft: Draft, place: Place, fields: Record<string, Field>): Draft =>
  place === undefined ? { ...draft, fields } : setLines(draft, place, { fields })

/** Sections of the form without the fields that are gone; rows stay as they are. */
function laidOut(draft: Draft): Draft {
  const form = draft.form.map(({ section, rows }): FormSection => ({
    section,
    rows: rows
      .map((row) => row.filter((name) => Object.hasOwn(draft.fields, name)))
      .filter((row) => row.length > 0),
  }))
  return { ...draft, form }
}

/** Two names of a list in each other's place, where both are in it. */
const swapped = (names: readonly string[], one: string, other: string): string[] =>
  names.includes(one) && names.includes(other)
    ? names.map((name) => (name === one ? other : name === other ? one : name))
    : [...names]

/** A name that no field has yet. */
function freeName(taken: readonly string[], wanted: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}${number}`
    if (!taken.includes(name)) return name
  }
}

/** A new field of a kind behind the others, in form and list. @returns the draft and the name of the field */
export function addField(draft: Draft, place: Place, kind: FieldKind, label: Text): [Draft, string] {
  const fields = fieldsOf(draft, place)
  const name = freeName(Object.keys(fields), `${kind}Field`)
  const field: Field = {
    kind,
    ...label,
    ...(KINDS[kind].needs?.includes('dict') ? { dict: '' } : {}),
    ...(KINDS[kind].needs?.includes('ref') ? { ref: '' } : {}),
    ...(kind === 'status' || kind === 'code' ? { readonly: true } : {}),
  }
  const added = withFields(draft, place, { ...fields, [name]: field })
  if (place !== undefined)
    return [setLines(added, place, { columns: [...added.lines![place]!.columns, name] }), name]
  const form = added.form.length > 0 ? added.form : [{ section: { zh: '基本信息', en: 'General' }, rows: [] }]
  const last = form.at(-1)!
  const row = last.rows.at(-1)
  // A field that stands alone in its row keeps it.
  const alone = row === undefined || (row.length === 1 && KINDS[added.fields[row[0]!]!.kind].wide === true)
  const rows = alone ? [...last.rows, [name]] : [...last.rows.slice(0, -1), [...row, name]]
  const list = isListedAtFirst(field) && added.list.length < LIST_COLUMNS ? [...added.list, name] : added.list
  return [{ ...added, list, form: [...form.slice(0, -1), { ...last, rows }] }, name]
}

/** Changes what a field says; `undefined` takes a member away. */
export function setField(draft: Draft, place: Place, name: string, change: Partial<Field>): Draft {
  const fields = fieldsOf(draft, place)
  const field = Object.fromEntries(
    Object.entries({ ...fields[name], ...change }).filter(([, value]) => value !== undefined),
  ) as unknown as Field
  return withFields(draft, place, { ...fields, [name]: field })
}

const without = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string) =>
  record && Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

const queryName = (item: Draft['query'][number]) => (typeof item === 'string' ? item : Object.keys(item)[0]!)

/** Colours of columns without one that is gone; what coloured that one alone goes with it. */
const uncoloured = (colours: NonNullable<Draft['colours']>, name: string) =>
  colours.flatMap((colour) => {
    const fields = colour.fields?.filter((each) => each !== name)
    return fields === undefined ? colour : fields.length > 0 ? { ...colour, fields } : []
  })

/** A draft whose printed page does not show a field any more. */
function unprinted(draft: Draft, place: Place, name: string): Draft {
  const { print } = draft
  if (!print) return draft
  const kept = (list: readonly string[]) => list.filter((each) => each !== name)
  if (place !== undefined) {
    const columns = print.lines?.[place]
    return columns
      ? { ...draft, print: { ...print, lines: { ...print.lines, [place]: kept(columns) } } }
      : draft
  }
  const { from, ...rest } = print
  return {
    ...draft,
    print: {
      ...rest,
      ...(from === undefined || from === name ? {} : { from }),
      ...(print.fields ? { fields: kept(print.fields) } : {}),
      ...(print.totals ? { totals: kept(print.totals) } : {}),
    },
  }
}

/** Takes a field out, wherever it is shown; what is computed from it is told by the server. */
export function removeField(draft: Draft, place: Place, name: string): Draft {
  const fields = without(fieldsOf(draft, place), name)!
  const kept = (list: readonly string[]) => list.filter((each) => each !== name)
  if (place !== undefined) {
    const line = draft.lines![place]!
    const derive = without(line.derive, name)
    const footer = without(line.footer, name)
    const rest = unprinted(draft, place, name)
    const left = { ...rest, lines: { ...rest.lines, [place]: forgetLineField(line, name) } }
    return setLines(left, place, {
      fields,
      columns: kept(line.columns),
      ...(derive ? { derive } : {}),
      ...(footer ? { footer } : {}),
      ...(line.colours ? { colours: uncoloured(line.colours, name) } : {}),
    })
  }
  const derive = without(draft.derive, name)
  return laidOut({
    ...unprinted(draft, place, name),
    fields,
    ...(draft.colours ? { colours: uncoloured(draft.colours, name) } : {}),
    list: kept(draft.list),
    query: draft.query.filter((item) => queryName(item) !== name),
    ...(derive ? { derive } : {}),
  })
}

/** Calls a field otherwise, wherever it is named. @returns the draft as it is, where the name is taken */
export function renameField(draft: Draft, place: Place, from: string, to: string): Draft {
  if (to === from || Object.hasOwn(fieldsOf(draft, place), to)) return draft
  return withName(draft, place, from, to)
}

/** Moves a field up (-1) or down (1) among those of its place. */
export function moveField(draft: Draft, place: Place, name: string, by: -1 | 1): Draft {
  const entries = Object.entries(fieldsOf(draft, place))
  const at = entries.findIndex(([each]) => each === name)
  const to = at + by
  if (at < 0 || to < 0 || to >= entries.length) return draft
  const other = entries[to]![0]
  const [moved] = entries.splice(at, 1)
  entries.splice(to, 0, moved!)
  const next = withFields(draft, place, Object.fromEntries(entries))
  if (place !== undefined)
    return setLines(next, place, { columns: swapped(draft.lines![place]!.columns, name, other) })
  const form = draft.form.map(({ section, rows }): FormSection => {
    const both = rows.flat().includes(name) && rows.flat().includes(other)
    return {
      section,
      rows: both
        ? rows.map((row) => row.map((each) => (each === name ? other : each === other ? name : each)))
        : rows,
    }
  })
  return { ...next, list: swapped(draft.list, name, other), form }
}

/** Names with one more, behind the last of those that stand before it in an order; the others stay where they are. */
function joined(names: readonly string[], name: string, order: readonly string[]): string[] {
  const before = new Set(order.slice(0, order.indexOf(name)))
  const at = names.findLastIndex((each) => before.has(each)) + 1
  return [...names.slice(0, at), name, ...names.slice(at)]
}

/** Shows a field in the list, or searches by it, or no longer does; what is arranged stays so. */
export function toggle(draft: Draft, where: 'list' | 'query', name: string, on: boolean): Draft {
  if (where === 'query') {
    const rest = draft.query.filter((item) => queryName(item) !== name)
    const range = ['number', 'moment'].includes(KINDS[draft.fields[name]!.kind].conditions ?? '')
    return { ...draft, query: on ? [...rest, range ? { [name]: 'range' as const } : name] : rest }
  }
  const rest = draft.list.filter((each) => each !== name)
  const order = Object.keys(draft.fields)
  return { ...draft, list: on ? joined(rest, name, order) : rest }
}

/** Whether a list is searched by a field. */
export const isSearched = (draft: Draft, name: string): boolean =>
  draft.query.some((item) => queryName(item) === name)

/** A kind of lines more. Their names begin with the form's key, as the server wants it. @returns the draft and the key */
export function addLines(draft: Draft, label: Text): [Draft, string] {
  const key = freeName(Object.keys(draft.lines ?? {}), `${draft.key}Line`)
  const item: Field = { kind: 'text', zh: '项目', en: 'Item' }
  return [{ ...draft, lines: { ...draft.lines, [key]: { label, fields: { item }, columns: ['item'] } } }, key]
}

/** Takes a kind of lines out. */
export function removeLines(draft: Draft, key: string): Draft {
  const { lines: _lines, ...rest } = draft
  const lines = without(draft.lines, key)!
  return Object.keys(lines).length > 0 ? { ...rest, lines } : rest
}

/** The definition of a form under the code of another: its key, and the names of lines that begin with it. */
export function copyOf(draft: Draft, key: string): Record<string, unknown> {
  const called = (name: string) => key + name.slice(draft.key.length)
  // Names stand alone or before a field of theirs; another form's key may begin alike.
  const text = [
    draft.key,
    ...Object.keys(draft.lines ?? {}).filter((line) => line.startsWith(draft.key)),
  ].reduce(
    (all, name) =>
      all.replaceAll(`"${name}"`, `"${called(name)}"`).replaceAll(`"${name}.`, `"${called(name)}.`),
    JSON.stringify(draft),
  )
  return JSON.parse(text) as Record<string, unknown>
}
