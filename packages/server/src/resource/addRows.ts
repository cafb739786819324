import type { Issue, Row } from '@lading/core/entity'
import { deriveRecord, validateRecordAsync } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { newId } from '../db/ids'
import { stampOf } from '../db/typeParsers'
import { isUniqueViolation } from '../db/uniqueViolation'
import { Failure } from '../http/failures'
import { recordExists } from '../http/recordExists'
import { currentLocale, said } from '../http/language'
import type { Session } from '../session'
import { knownTo } from './actions/known'
import { lockedIssues } from './actions/locked'
import { writeAudits } from './audit'
import { insertRows } from './bulkRows'
import { choiceIssues, nameIssues } from './choiceIssues'
import { nextCodes } from './codeNumbers'
import { whyDuplicates } from './duplicates'
import type { ResourceContext, ResourceWork } from './resourceContext'
import { beginWork } from './resourceContext'
import { addReferences } from '../files/fileReferences'
import { visible } from './readRecord'
import { settleReferences } from './referencesCheck'
import { ruleIssues } from './ruleIssues'
import { cleanRichText, recordReferences, rowsWithForeignFiles } from './recordFiles'
import { stepOnce } from './idempotency'
import { addRecord, codeFields, freshRecord } from './saveRecord'
import { stored } from './writeLines'

/** Why rows were not added, by their place. */
export type Refusals = Map<number, string>

const outside = () => said('数据超出您的数据权限范围', 'Outside of your data rules')
/** Stands in fields whose number is given once the row is known to be good. */
const LATER = '0000'

interface Ready {
  at: number
  record: Row
}

const reasonOf = (issues: readonly Issue[]) => [...new Set(issues.map(({ message }) => message))].join('；')

/** @throws whatever is no fault of the row */
function reason(error: unknown): string {
  if (error instanceof Failure) return error.message
  if (isUniqueViolation(error)) return recordExists(error)
  // Class 22 and 23 of PostgreSQL: a value or a constraint.
  const { code = '' } = error as { code?: string }
  if (/^2[23]/.test(code)) return '数据不符合要求'
  throw error
}

/** Runs the work so that what it wrote is gone when it fails, and the transaction goes on. */
async function inSavepoint<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await tx.run(sql`SAVEPOINT added_rows`)
  try {
    const result = await work()
    await tx.run(sql`RELEASE SAVEPOINT added_rows`)
    return result
  } catch (error) {
    await tx.run(sql`ROLLBACK TO SAVEPOINT added_rows`)
    throw error
  }
}

/** What rows may not name of other records, and what breaks check rules, by place; what records fill is written into the fresh ones. */
async function refusedOf(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  sent: readonly Row[],
  fresh: readonly Row[],
): Promise<Map<number, Issue[]>> {
  const { fields } = resource.tables.entity
  const places = fresh.map((row, index) => ({ row, sent: sent[index], header: row, place: { index } }))
  const issues = new Map<number, Issue[]>()
  const group = [{ fields, places }]
  const named = await settleReferences(tx, resource, session, group)
  const others = [
    ...choiceIssues(resource.choices, group),
    ...(await nameIssues(tx, resource, session, group)),
    ...(await ruleIssues(tx, group)),
  ]
  for (const issue of [...named, ...others])
    issues.set(issue.index!, [...(issues.get(issue.index!) ?? []), issue])
  return issues
}

/** Computes and checks the rows; the good ones come back. */
async function check(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  rows: readonly Row[],
  refused: Refusals,
): Promise<Ready[]> {
  const { entity, header, lines } = resource.tables
  const noLines = Object.fromEntries(lines.map(({ key }) => [key, []]))
  const codes = codeFields(resource)
  const ready: Ready[] = []
  const fresh = rows.map((row) => freshRecord(resource, session, row))
  const unnamed = await refusedOf(tx, resource, session, rows, fresh)
  for (const [at, record] of fresh.entries())
    try {
      await cleanRichText(resource.tables, { record, lines: {} })
      const numbered = { ...record }
      for (const { name } of codes) numbered[name] ||= LATER
      const derived = deriveRecord(entity, numbered, noLines)
      const issues = await validateRecordAsync(entity, derived, noLines, {
        locale: currentLocale(),
        side: 'server',
        known: knownTo(session),
      })
      issues.push(...(unnamed.get(at) ?? []))
      issues.push(...lockedIssues(resource, { tx, session, record, lines: {} }, new Map()))
      if (issues.length > 0) refused.set(at, reasonOf(issues))
      else {
        stored(header.fields, derived)
        ready.push({ at, record })
      }
    } catch (error) {
      refused.set(at, reason(error))
    }
  const foreign = await rowsWithForeignFiles(tx, resource, session, ready)
  for (const [at, why] of foreign) refused.set(at, why)
  return ready.filter(({ at }) => !foreign.has(at))
}

/** Inserts the rows in one statement each thousand; those that are there already come back. */
async function insert(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  rows: readonly Ready[],
): Promise<Map<number, string>> {
  const { entity, header, lines } = resource.tables
  const noLines = Object.fromEntries(lines.map(({ key }) => [key, []]))
  const numbers = new Map<string, string[]>()
  for (const { name, counter, prefix } of codeFields(resource)) {
    const missing = rows.filter(({ record }) => !record[name]).length
    numbers.set(name, missing > 0 ? await nextCodes(tx, session.tenantId, counter, prefix, missing) : [])
  }
  const createTime = `${stampOf(new Date())}+08`
  const values = rows.map(({ record }) => {
    for (const [name, list] of numbers) if (!record[name]) record = { ...record, [name]: list.shift() }
    const own = stored(header.fields, deriveRecord(entity, record, noLines))
    return {
      ...own,
      id: newId(),
      tenantId: session.tenantId,
      sysOrgCode: session.orgCode,
      createBy: session.username,
      updateBy: '',
      createTime,
    } as Row & { id: string }
  })
  const written = new Set<string>()
  for (const statement of insertRows(header, values, false)) {
    const ids = await tx.rows<{ id: string }>(sql`${statement} ON CONFLICT DO NOTHING RETURNING id`)
    for (const { id } of ids) written.add(id)
  }
  const out = new Map<number, string>()
  const unwritten = [...values.entries()].filter(([, { id }]) => !written.has(id))
  if (unwritten.length > 0) {
    const duplicates = unwritten.map(([, row]) => row)
    const why = await whyDuplicates(tx, header, session, duplicates)
    return new Map(unwritten.map(([index], place) => [rows[index]!.at, why[place]!]))
  }
  const seen = await visibleIds(tx, header.table, visible(resource, session), [...written])
  for (const [index, { id }] of values.entries()) if (!seen.has(id)) out.set(rows[index]!.at, outside())
  if (out.size > 0) return out
  await addReferences(
    tx,
    header.table,
    values.map((record) => ({
      id: record.id,
      references: recordReferences(resource.tables, { record, lines: {} }),
    })),
  )
  await writeAudits(
    tx,
    values.map(
      ({ id, tenantId: _t, sysOrgCode: _o, createBy: _c, updateBy: _u, createTime: _at, ...after }) => ({
        table: header.table,
        id,
        version: 1,
        type: 'add' as const,
        by: session.username,
        after,
      }),
    ),
  )
  return out
}

async function visibleIds(tx: Transaction, table: string, where: SQL, ids: string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    sql`SELECT t.id FROM ${sql.identifier(table)} t WHERE t.id = ANY(${sql.param(ids)}::text[]) AND ${where}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Inserts what can be inserted: refused rows are left out and the rest is tried again, so numbers have no gaps. */
async function insertGood(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  rows: readonly Ready[],
  refused: Refusals,
): Promise<void> {
  class Refused extends Error {}
  let left = rows
  while (left.length > 0) {
    let out = new Map<number, string>()
    try {
      await inSavepoint(tx, async () => {
        out = await insert(tx, resource, session, left)
        if (out.size > 0) throw new Refused()
      })
      return
    } catch (error) {
      if (!(error instanceof Refused)) {
        if (left.length === 1) return void refused.set(left[0]!.at, reason(error))
        const half = Math.ceil(left.length / 2)
        await insertGood(tx, resource, session, left.slice(0, half), refused)
        await insertGood(tx, resource, session, left.slice(half), refused)
        return
      }
    }
    for (const [at, why] of out) refused.set(at, why)
    left = left.filter(({ at }) => !out.has(at))
  }
}

/** Nothing was written, so nothing is kept: sent again, the rows are looked at again. */
class NothingAdded extends Error {
  constructor(readonly refused: Refusals) {
    super('no row was added')
  }
}

/**
 * Adds records without lines in one transaction; a bad row is left out and costs no other one anything. A resource
 * with hooks goes through them row by row.
 * @param step names the transaction: rows that were added under the same name are not added again. @default none
 * @returns why rows were refused, by their place in `rows`
 */
export async function addRows(
  resource: ResourceContext,
  session: Session,
  rows: readonly Row[],
  step?: string,
): Promise<Refusals> {
  const { beforeSave, afterSave } = resource.hooks
  const content = () => `${resource.tables.header.table} ${JSON.stringify(rows)}`
  const work = await beginWork(resource)
  const add = async (tx: Transaction, refused: Refusals) => {
    if (!beforeSave && !afterSave) {
      const ready = await check(tx, work, session, rows, refused)
      return insertGood(tx, work, session, ready, refused)
    }
    for (const [at, row] of rows.entries())
      await inSavepoint(tx, () => addRecord(tx, work, session, row)).catch((error: unknown) => {
        refused.set(at, reason(error))
      })
  }
  const addAll = async (tx: Transaction) => {
    const refused: Refusals = new Map()
    await add(tx, refused)
    if (refused.size === rows.length) throw new NothingAdded(refused)
    return [...refused]
  }
  const told = await stepOnce(resource.db, session, step, content, addAll).catch((error: unknown) => {
    if (error instanceof NothingAdded) return [...error.refused]
    throw error
  })
  return new Map(told)
}
