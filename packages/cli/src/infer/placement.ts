import { isListedAtFirst, KINDS, LIST_COLUMNS } from '@lading/core/entity'
import type { Field, FooterKind, FormSection, QueryItem } from '@lading/core/entity'

type Fields = Record<string, Field>

const QUERY_ITEMS = 8
/** Fields in one row of a form. */
const FORM_COLUMNS = 3

/** The field that names a record to people. */
export function titleField(fields: Fields): string {
  const names = Object.keys(fields)
  const byKind = (kind: string) => names.find((name) => fields[name]!.kind === kind)
  return (
    byKind('code') ?? names.find((name) => ['name', 'title'].includes(name)) ?? byKind('text') ?? names[0]!
  )
}

/** Columns of the list: the title first, then everything short. */
export function listColumns(fields: Fields): string[] {
  const title = titleField(fields)
  const short = Object.keys(fields).filter((name) => name !== title && isListedAtFirst(fields[name]!))
  return [title, ...short].slice(0, LIST_COLUMNS)
}

/** What is asked for most: numbers of documents, states, references, dates as ranges. */
export function queryItems(fields: Fields): QueryItem[] {
  const title = titleField(fields)
  const rank = (name: string) => (name === title ? -1 : KINDS[fields[name]!.kind].searchRank)
  const names = Object.keys(fields).filter((name) => rank(name) !== undefined)
  return names
    .sort((a, b) => rank(a)! - rank(b)!)
    .slice(0, QUERY_ITEMS)
    .map((name) => (KINDS[fields[name]!.kind].query === 'range' ? { [name]: 'range' } : name))
}

/** Rows of three in the given order; what is long stands in a row of its own below. */
export function formSections(fields: Fields, title: FormSection['section']): FormSection[] {
  const names = Object.keys(fields)
  const isLong = (name: string) => KINDS[fields[name]!.kind].wide === true
  const short = names.filter((name) => !isLong(name))
  const long = names.filter(isLong)
  const rows: string[][] = []
  for (let at = 0; at < short.length; at += FORM_COLUMNS) rows.push(short.slice(at, at + FORM_COLUMNS))
  return [{ section: title, rows: [...rows, ...long.map((name) => [name])] }]
}

/** What the grid sums up (合计); of prices the average is shown (平均). */
export function footer(fields: Fields): Record<string, FooterKind> | undefined {
  const numbers = Object.entries(fields).filter(([, { kind }]) => KINDS[kind].summed)
  if (numbers.length === 0) return undefined
  return Object.fromEntries(numbers.map(([name]) => [name, /price$/i.test(name) ? 'average' : 'sum']))
}
