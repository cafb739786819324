import type { Field, FormSection } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import type { Text } from '@lading/core/text'
import type { SheetCell } from '@lading/ui/excel-import'
import { create } from 'zustand'

/** The table that a form was begun with. */
export interface SheetTable {
  headings: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}

const filledIn = (cell: SheetCell | undefined) =>
  cell !== null && cell !== undefined && String(cell).trim() !== ''

/** The table in a sheet: its first row with at least two texts is the head, what stands below are its rows. */
export function tableOf(sheet: readonly (readonly SheetCell[])[]): SheetTable | undefined {
  const at = sheet.findIndex((row) => row.filter(filledIn).length >= Math.min(2, row.length))
  const head = sheet[at]
  if (!head) return undefined
  const columns = head.flatMap((cell, column) => (filledIn(cell) ? [column] : []))
  const rows = sheet.slice(at + 1).filter((row) => columns.some((column) => filledIn(row[column])))
  return {
    headings: columns.map((column) => String(head[column]).replace(/\s+/g, ' ').trim()),
    rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
  }
}

/** A definition made of labels under a name of its own: sections that are called as the document was are called so, too. */
export function titled(definition: Record<string, unknown>, label: Text): Record<string, unknown> {
  const { label: former, form } = definition as { label?: Text; form?: readonly FormSection[] }
  if (!former || !Array.isArray(form)) return definition
  const named = (form as readonly FormSection[]).map((part) =>
    part.section.zh === former.zh ? { ...part, section: label } : part,
  )
  return { ...definition, form: named }
}

/** Rows that tell what the columns hold. */
const SAMPLES = 50

/** The head of a table with rows below it, as labels are read. */
export function labelsOfTable({ headings, rows }: SheetTable, most = 90_000): string {
  const line = (cells: readonly SheetCell[]) =>
    cells.map((cell) => String(cell ?? '').replace(/[\t\n\r]+/g, ' ')).join('\t')
  const lines = [line(headings)]
  let length = lines[0]!.length
  for (const row of rows.slice(0, SAMPLES)) {
    const next = line(row)
    length += next.length + 1
    if (length > most) break
    lines.push(next)
  }
  return lines.join('\n')
}

/** Rows of a table for the fields that its columns became. */
export interface PendingRows extends SheetTable {
  /** Field of each column. */
  names: readonly string[]
}

/** Where the columns of waiting rows go. */
export interface PlacedColumns {
  columns: { name: string; at: number }[]
  /** Headings of columns whose field is gone, or that people do not fill in. */
  left: string[]
}

/** The columns whose fields are still there: under the name that they were given, or under the heading of the column. */
export function placedColumns(
  { names, headings }: Pick<PendingRows, 'names' | 'headings'>,
  fields: Readonly<Record<string, Field>>,
): PlacedColumns {
  const placed: PlacedColumns = { columns: [], left: [] }
  const taken = new Set(names.filter((name) => Object.hasOwn(fields, name)))
  for (const [at, heading] of headings.entries()) {
    const given = names[at]!
    const name = Object.hasOwn(fields, given)
      ? given
      : Object.keys(fields).find(
          (each) => !taken.has(each) && [fields[each]!.zh, fields[each]!.en].includes(heading),
        )
    if (name === undefined || fields[name]!.readonly) placed.left.push(heading)
    else {
      taken.add(name)
      placed.columns.push({ name, at })
    }
  }
  return placed
}

interface Pending {
  byForm: Readonly<Record<string, PendingRows>>
  put: (id: string, rows: PendingRows | undefined) => void
}

/** Rows that wait for their form to be published; they live as long as the page. */
export const usePendingRows = create<Pending>()((set) => ({
  byForm: {},
  put: (id, rows) =>
    set(({ byForm }) => {
      const { [id]: _former, ...others } = byForm
      return { byForm: rows ? { ...others, [id]: rows } : others }
    }),
}))

/** Whether rows were not taken because who published the form may not import into it. */
export const isDenied = (error: unknown): boolean => (error as { code?: unknown }).code === CODE.forbidden

/** Lines that a message shows of what is wrong with rows. */
const TOLD = 10

/** What an import that took no row says: each of the first rows with its fault, or why it could not be sent. */
export function importFailure(error: unknown): string {
  const { message = '', result } = error as { message?: string; result?: { msg?: unknown } | null }
  const all = result?.msg
  if (typeof all !== 'string') return message
  const lines = all.split('\n')
  return lines.length > TOLD ? [...lines.slice(0, TOLD), '…'].join('\n') : all
}
