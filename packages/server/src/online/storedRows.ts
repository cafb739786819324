import type { Static } from 'typebox'
import type { FormChangeModel, onlineFormRow } from '@lading/core/contract'
import type { TableSchema } from '@lading/core/tables'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { isIn } from '../db/statements'
import { notFound } from '../http/failures'
import type { KeptColumn } from './tableChanges'

/** Data of a definition, of whatever shape. */
export type Data = Record<string, unknown>

/** A stored form as it is kept. */
export interface FormRow {
  id: string
  code: string
  key: string
  labelZh: string
  labelEn: string
  draft: Data
  published: number
  version: number
  /** The tables as they are, with what is kept of removed fields. */
  tables: TableSchema[]
  /** Key of the group of the menu that its list stands in; empty: the forms that people designed. */
  menuGroup: string
  createBy: string
  createTime: string
  updateBy: string
  updateTime: string
}

/** A published version as it is kept. */
export interface VersionRow {
  number: number
  definition: Data
  changes: FormChangeModel[]
  kept: KeptColumn[]
  publishBy: string
  publishTime: string
  note: string
}

type Texts<Row, Names extends keyof Row> = Omit<Row, Names> & Record<Names, string>

/** Columns of a form over the alias `f`; JSON is kept as text, so that it is given back as it was taken. */
const FORM = sql`f.id, f.code, f.form_key AS key, f.label_zh, f.label_en, f.draft, f.published, f.version, f.tables, f.menu_group,
  f.create_by, f.create_time, f.update_by, f.update_time`

/** @throws Failure 404 */
export async function readForm(db: Executor, where: SQL, lock = false): Promise<FormRow> {
  const row = await db.row<Texts<FormRow, 'draft' | 'tables'>>(
    sql`SELECT ${FORM} FROM sys_online_form f WHERE ${where}${lock ? sql` FOR UPDATE` : sql``}`,
  )
  if (!row) throw notFound()
  return { ...row, draft: JSON.parse(row.draft) as Data, tables: JSON.parse(row.tables) as TableSchema[] }
}

/** Published versions of a form, newest first. */
export async function readVersions(db: Executor, id: string, most: number): Promise<VersionRow[]> {
  const rows = await db.rows<Texts<VersionRow, 'definition' | 'changes' | 'kept'>>(
    sql`SELECT v.number, v.definition, v.changes, v.kept, v.publish_by, v.publish_time, v.note
        FROM sys_online_form_version v WHERE v.form_id = ${id} ORDER BY v.number DESC LIMIT ${most}`,
  )
  return rows.map((row) => ({
    ...row,
    definition: JSON.parse(row.definition) as Data,
    changes: JSON.parse(row.changes) as FormChangeModel[],
    kept: JSON.parse(row.kept) as KeptColumn[],
  }))
}

/**
 * The forms in force, with the definition of each.
 * @param heard numbers by code that need not be read again. @default none
 */
export async function readPublished(
  db: Executor,
  heard: ReadonlyMap<string, number> = new Map(),
): Promise<(Pick<FormRow, 'id' | 'code' | 'key'> & { number: number; definition: Data })[]> {
  const rows = await db.rows<{ id: string; code: string; key: string; number: number; definition: string }>(
    sql`SELECT f.id, f.code, f.form_key AS key, v.number, v.definition FROM sys_online_form f
        JOIN sys_online_form_version v ON v.form_id = f.id AND v.number = f.published
        WHERE NOT ${isIn(
          sql`f.code || ':' || f.published`,
          [...heard].map(([code, number]) => `${code}:${number}`),
        )} ORDER BY f.form_key`,
  )
  return rows.map((row) => ({ ...row, definition: JSON.parse(row.definition) as Data }))
}

/** What the designer's list shows of a form. */
export const rowModel = (
  { draft, tables: _tables, menuGroup: _group, ...row }: FormRow,
  current: Data | null,
): Static<typeof onlineFormRow> => ({
  ...row,
  changed: JSON.stringify(draft) !== JSON.stringify(current),
})
