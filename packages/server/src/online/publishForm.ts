import { findingText } from '@lading/core/data-form'
import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { insertInto } from '../db/statements'
import { isUniqueViolation } from '../db/uniqueViolation'
import { conflict, Failure } from '../http/failures'
import { said } from '../http/language'
import type { Context } from '../module'
import { resourceTables } from '../resource/resourceTable'
import { seedDictionaries } from '../seed/seedDictionaries'
import { writeFormMenus } from '../seed/seedMenus'
import type { Session } from '../session'
import { grantForms, requireRoles } from './formGrants'
import { formIndexes } from './formIndexes'
import { formMenus } from './formMenus'
import { requireAsProgram, tablesOf } from './handOver'
import { nameable } from './checkDraft'
import type { Nameable } from './checkDraft'
import { planPublish } from './planPublish'
import type { PublishPlan } from './planPublish'
import type { Data, FormRow, VersionRow } from './storedRows'
import { readForm, readVersions } from './storedRows'

/** What is put in force, and what the administrator agreed to. */
export interface PublishOrder {
  id: string
  /** Of the draft that was read. */
  version: number
  confirm?: boolean | undefined
  note?: string | undefined
  /** Codes of roles that get every right of the form. */
  workers?: readonly string[] | undefined
  /** Codes of roles that may list and export. */
  readers?: readonly string[] | undefined
}

/** @throws Failure with all findings, the first of them in words */
function requireFit(
  plan: PublishPlan,
  definition: Data,
): asserts plan is Exclude<PublishPlan, { findings: unknown }> {
  if (!('findings' in plan)) return
  const { zh, en } = findingText(plan.findings[0]!, definition)
  throw new Failure(said(`不能发布：${zh}`, `It cannot be published: ${en}`), CODE.business, 200, {
    findings: plan.findings,
  })
}

/** @throws Failure when values would go out of sight and nobody has agreed to that */
function requireAgreed(
  { changes }: { changes: readonly { loses: boolean }[] },
  confirm: boolean | undefined,
): void {
  const losses = changes.filter(({ loses }) => loses)
  if (losses.length === 0 || confirm) return
  throw new Failure(
    said(
      '此次发布会使已有内容不再显示，请确认后再发布',
      'Publishing takes values out of sight: confirm it first',
    ),
    CODE.business,
    200,
    { changes },
  )
}

async function runAll(tx: Transaction, statements: readonly string[]): Promise<void> {
  try {
    for (const statement of statements) await tx.run(sql.raw(statement))
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Failure(
        said(
          '有记录的值重复，不能设为不可重复：请先修改这些记录',
          'Records share a value, so it cannot be made unique: change these records first',
        ),
      )
    throw error
  }
}

async function putInForce(
  { forms }: Context,
  known: Nameable,
  tx: Transaction,
  session: Session,
  form: FormRow,
  definition: Data,
  order: PublishOrder,
  versions: readonly VersionRow[],
  undone?: VersionRow,
): Promise<void> {
  const program = forms.program(form.key)
  requireAsProgram(form.code, definition, program)
  const plan = await planPublish(
    known,
    tx,
    { ...form, tables: tablesOf(form, program) },
    definition,
    versions,
    undone,
  )
  requireFit(plan, definition)
  requireAgreed(plan, order.confirm)
  const { entity, data, tables, changes } = plan
  const created = tables.changes.some(
    ({ kind, table }) => kind === 'table' && table === resourceTables(entity).header.table,
  )
  await runAll(tx, [...tables.statements, ...formIndexes(entity, created)])
  const number = (versions[0]?.number ?? 0) + 1
  await tx.run(
    insertInto('sys_online_form_version', {
      formId: form.id,
      number,
      definition: JSON.stringify(data),
      changes: JSON.stringify(changes),
      kept: JSON.stringify(tables.kept),
      note: order.note ?? '',
      publishBy: session.username,
    }),
  )
  await tx.run(sql`UPDATE sys_online_form SET published = ${number}, version = version + 1, draft = ${JSON.stringify(data)},
      tables = ${JSON.stringify(tables.tables)}, label_zh = ${entity.label.zh}, label_en = ${entity.label.en},
      update_by = ${session.username}, update_time = now() WHERE id = ${form.id}`)
  if (!program) await writeFormMenus(tx, entity.key, formMenus(form.code, entity, form.menuGroup))
  await grantForms(tx, [{ entity, work: order.workers ?? [], read: order.readers ?? [] }])
  const dictionaries = Object.entries(entity.dictionaries ?? {}).map(([code, { zh, en, items }]) => ({
    code,
    name: { zh, en },
    items,
  }))
  if (dictionaries.length > 0) await seedDictionaries(tx, [{ dictionaries }])
}

/**
 * Reads the form for a change; until the transaction ends no other form is put in force, in no process: what must be of one
 * form alone is compared with all of them. @throws Failure 404, or 409 for a version that somebody else has left behind
 */
async function locked(tx: Transaction, { id, version }: PublishOrder): Promise<FormRow> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_online_form'))`)
  const form = await readForm(tx, sql`f.id = ${id}`, true)
  if (form.version !== version) throw conflict()
  return form
}

/** Tells this process and the others that forms have changed. */
export async function announce(context: Context): Promise<void> {
  await context.forms.reload()
  context.cluster.bus.publish('forget', 'forms')
  context.dictionaries.forget()
  context.sessions.forget()
}

/**
 * Puts a draft in force: tables, menu, rights and dictionaries in one transaction, then every process serves it.
 * @throws Failure with the findings of a draft that is not fit, or with the changes that have to be agreed to
 */
export async function publishForm(context: Context, session: Session, order: PublishOrder): Promise<void> {
  const known = await nameable(context)
  await requireRoles(context.db, [...(order.workers ?? []), ...(order.readers ?? [])])
  await context.db.transaction(async (tx) => {
    const form = await locked(tx, order)
    await putInForce(
      context,
      known,
      tx,
      session,
      form,
      form.draft,
      order,
      await readVersions(tx, order.id, 1),
    )
  })
  await announce(context)
}

/**
 * Puts the version before the published one in force again, as a version of its own, with what was kept of removed fields
 * and of fields of another type. What was written meanwhile stays, as far as the former fields can hold it.
 */
export async function takeBackForm(context: Context, session: Session, order: PublishOrder): Promise<void> {
  const known = await nameable(context)
  await context.db.transaction(async (tx) => {
    const form = await locked(tx, order)
    const versions = await readVersions(tx, order.id, 2)
    const [undone, former] = versions
    if (!undone || !former)
      throw new Failure(said('没有可恢复的上一版本', 'There is no former version to go back to'))
    const note = said(`撤销第${undone.number}版`, `Takes version ${undone.number} back`)
    await putInForce(
      context,
      known,
      tx,
      session,
      form,
      former.definition,
      { ...order, note },
      versions,
      undone,
    )
  })
  await announce(context)
}
