import { dataDifferences, DataFormError, readData, toData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths } from '@lading/core/entity'
import { entitySchema } from '@lading/core/tables'
import type { TableSchema } from '@lading/core/tables'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isIn } from '../db/statements'
import { Failure } from '../http/failures'
import { said } from '../http/language'
import type { ServerModule } from '../module'
import { FORM_SOURCE, menuId, writeFormMenus } from '../seed/seedMenus'
import { addMissingIndexes } from './formIndexes'
import { formMenus } from './formMenus'
import { placed } from './names'
import { readForm, readVersions } from './storedRows'
import type { Data, FormRow } from './storedRows'

/** Entities that the program brings, by key: a stored form of the same key stands back behind one. */
export function entitiesOf(modules: readonly ServerModule[]): ReadonlyMap<string, EntityDefinition> {
  return new Map(modules.flatMap(({ entity }) => (entity ? [[entity.key, entity] as const] : [])))
}

/** The tables with every column that the database has: those of the program, and those that are kept of removed fields. */
function together(stored: readonly TableSchema[], program: readonly TableSchema[]): TableSchema[] {
  const merged = program.map((table): TableSchema => {
    const columns = { ...stored.find(({ name }) => name === table.name)?.columns, ...table.columns }
    const gone = Object.keys(columns).filter((column) => !Object.hasOwn(table.columns, column))
    return { ...table, columns, ...(gone.length > 0 ? { gone } : {}) }
  })
  return [...merged, ...stored.filter(({ name }) => !program.some((table) => table.name === name))]
}

/**
 * Withdraws forms whose table is there no more: an entity that had come from a form, and was given another name in the program,
 * took it along. What the form was stays as its draft, which can be copied.
 */
async function withdrawForsaken(db: Database): Promise<void> {
  await db.run(
    sql`UPDATE sys_online_form SET published = 0, tables = '[]'
        WHERE published > 0 AND tables <> '[]'
          AND to_regclass(quote_ident(tables::jsonb -> 0 ->> 'name')) IS NULL`,
  )
}

/**
 * At the start, before menus are written: forms whose entity is a part of the program now (`lading adopt --from-server`) are
 * told how their tables are, and forms whose entity is a part of it no longer get their menu entries back, with what was
 * granted for them.
 */
export async function handOverForms(db: Database, modules: readonly ServerModule[]): Promise<void> {
  const program = entitiesOf(modules)
  await withdrawForsaken(db)
  await addMissingIndexes(db, program)
  const forms = await db.rows<{ id: string; key: string }>(
    sql`SELECT f.id, f.form_key AS key FROM sys_online_form f WHERE f.published > 0`,
  )
  if (forms.length === 0) return
  const page = (key: string) => menuId(`page:/online/${key}`)
  const foreign = await db.rows<{ id: string }>(
    sql`SELECT p.id FROM sys_permission p WHERE ${isIn(
      sql`p.id`,
      forms.map(({ key }) => page(key)),
    )} AND NOT starts_with(p.source, ${FORM_SOURCE})`,
  )
  const changed = forms.filter(({ key }) => program.has(key) || foreign.some(({ id }) => id === page(key)))
  for (const { id, key } of changed)
    await db.transaction(async (tx) => {
      const form = await readForm(tx, sql`f.id = ${id}`, true)
      const entity = program.get(key)
      if (entity) {
        const tables = JSON.stringify(together(form.tables, entitySchema(entity)))
        await tx.run(
          sql`UPDATE sys_online_form SET tables = ${tables} WHERE id = ${id} AND tables <> ${tables}`,
        )
        return
      }
      const versions = await readVersions(tx, id, 1)
      const read = readData(versions[0]?.definition)
      if (read.ok) await writeFormMenus(tx, key, formMenus(form.code, read.definition, form.menuGroup))
    })
}

/** How a form's tables are, where the program made them before the form was there. */
export function tablesOf(form: FormRow, program: EntityDefinition | undefined): TableSchema[] {
  return program && form.tables.length === 0 ? entitySchema(program) : form.tables
}

/**
 * A form whose entity the program brings is changed in the program. It may be published as the program says it: then it takes
 * over again when the entity leaves the program.
 * @throws Failure for any other definition
 */
export function requireAsProgram(
  code: string,
  definition: Data,
  program: EntityDefinition | undefined,
): void {
  if (!program) return
  try {
    const own = placed(code, toData(program) as unknown as Data)
    if (dataDifferences(own, placed(code, definition)).length === 0) return
  } catch (error) {
    if (!(error instanceof DataFormError)) throw error
  }
  throw new Failure(
    said(
      `此表单由程序提供（${entityPaths(program).api}），请在程序中修改其定义`,
      `The program brings this form itself (${entityPaths(program).api}): change its definition there`,
    ),
  )
}
