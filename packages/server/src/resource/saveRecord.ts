import type { Issue, Row } from '@lading/core/entity'
import {
  deriveHeader,
  deriveLines,
  initialStates,
  isEntered,
  KINDS,
  normalizeRow,
  validateRecordAsync,
  workflowOf,
} from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { sqlNow } from '../clock'
import type { Transaction } from '../db/database'
import { newId } from '../db/ids'
import { insertInto, updateTable } from '../db/statements'
import { badRequest, conflict, Failure } from '../http/failures'
import { currentLocale, said } from '../http/language'
import type { Session } from '../session'
import type { Text } from '@lading/core/text'
import { forbiddingWorkflow, stateOf } from '@lading/core/workflow'
import { lockedIssues } from './actions/locked'
import { knownTo } from './actions/known'
import { writeAudit } from './audit'
import { ignoredMembers } from './ignoredMembers'
import { nextCodes, prefixOf } from './codeNumbers'
import { namingDuplicates } from './duplicates'
import { saveComments, withNoted } from './cellComments'
import type { SavedRecord } from './savedRecord'
import type { HookInput } from './hooks'
import type { ResourceWork } from './resourceContext'
import type { MergedLines } from './mergeLines'
import type { SavedChange } from '../cluster/savedChange'
import { changedLines } from './savedChange'
import { lineChanges, mergeLines } from './mergeLines'
import { readStored } from './readRecord'
import { cleanRichText, keepFiles } from './recordFiles'
import { settleReferences } from './referencesCheck'
import { choiceIssues, nameIssues } from './choiceIssues'
import { ruleIssues } from './ruleIssues'
import type { SavedPlaces } from './referencesCheck'
import { emptyStored } from './resourceTable'
import { referenceTargets } from './references'
import { requireUnused } from './referencesUsed'
import { stored, writeAllLines } from './writeLines'

/** Header fields that a client may write: not closed to it, not read-only, not computed, no state and no shown name. */
function writable({ tables: { entity }, rights, trusted }: ResourceWork, session: Session, body: Row): Row {
  const normal = normalizeRow(entity.fields, body)
  const { closed } = rights.of(entity, session)
  for (const name of Object.keys(normal)) {
    const field = entity.fields[name]
    if (
      (field?.readonly && !trusted) ||
      closed.has(name) ||
      (field && !isEntered(field)) ||
      entity.derive?.[name] !== undefined ||
      workflowOf(entity, name)
    )
      delete normal[name]
  }
  return normal
}

/** @throws Failure with all issues; the first one's message is the envelope's */
function refuse(issues: readonly Issue[], merged: ReadonlyMap<string, MergedLines>): void {
  const [first] = issues
  if (!first) return
  const told = issues.map((issue) => {
    if (!issue.line) return issue
    // The client knows its rows by the ids and places it sent.
    const { rowId, index: _all, ...rest } = issue
    const origin = rowId ? merged.get(issue.line)?.origin.get(rowId) : undefined
    return { ...rest, ...(origin ?? (rowId ? { rowId } : {})) }
  })
  throw new Failure(first.message, undefined, undefined, { issues: told })
}

/** The numbered fields of a header: their counter and the letters before the number. */
export function codeFields(
  resource: Pick<ResourceWork, 'tables' | 'codePrefixes'>,
): { name: string; counter: string; prefix: string }[] {
  const { header, entity } = resource.tables
  return header.fields
    .filter(({ field }) => KINDS[field.kind].numbered)
    .map(({ name, column, field }) => ({
      name,
      counter: `${header.table}.${column}`,
      prefix: resource.codePrefixes[name] ?? prefixOf(entity, field),
    }))
}

/** Gives empty `code` fields their numbers. */
async function number(tx: Transaction, resource: ResourceWork, session: Session, record: Row): Promise<void> {
  for (const { name, counter, prefix } of codeFields(resource))
    if (!record[name]) record[name] = (await nextCodes(tx, session.tenantId, counter, prefix, 1))[0]
}

/** The header and the lines of a save, as far as fields of theirs may name other records. */
function placesOf(
  { tables }: ResourceWork,
  { record, lines, before }: HookInput,
  merged: ReadonlyMap<string, MergedLines>,
  body: Row,
): SavedPlaces[] {
  const above = { header: record, headerBefore: before?.record }
  const { entity } = tables
  return [
    {
      fields: entity.fields,
      places: [{ row: record, before: before?.record, sent: body, ...above, place: {} }],
    },
    ...tables.lines.map(({ key, definition }) => {
      const stored = new Map(before?.lines[key]?.map((row) => [row.id, row]))
      const origin = merged.get(key)?.origin
      const sent = lineChanges(key, body[key]).tableData
      const places = (lines[key] ?? []).map((row, index) => {
        const from = origin?.get(String(row.id))
        return {
          row,
          before: stored.get(row.id),
          sent: from && sent[from.index],
          ...above,
          place: { line: key, rowId: String(row.id), index },
        }
      })
      return { line: key, fields: definition.fields, places }
    }),
  ]
}

/** Computes and checks the record as it will be stored. Computed lines are written back into `merged`. */
async function settle(
  tx: Transaction,
  resource: ResourceWork,
  input: HookInput,
  merged: ReadonlyMap<string, MergedLines>,
  body: Row,
): Promise<SavedRecord> {
  const { entity } = resource.tables
  await resource.hooks.beforeSave?.(input)
  const places = placesOf(resource, input, merged, body)
  const named = await settleReferences(tx, resource, input.session, places)
  const broken = [
    ...choiceIssues(resource.choices, places),
    ...(await nameIssues(tx, resource, input.session, places)),
    ...(await ruleIssues(tx, places)),
  ]
  await cleanRichText(resource.tables, input, input.before)
  await number(tx, resource, input.session, input.record)
  const lines = deriveLines(entity, input.lines)
  const record = deriveHeader(entity, input.record, lines)
  const issues = await validateRecordAsync(entity, record, lines, {
    locale: currentLocale(),
    side: 'server',
    known: knownTo(input.session),
  })
  refuse([...issues, ...named, ...broken], merged)
  return { record, lines }
}

function merge(
  { tables, rights, trusted }: ResourceWork,
  session: Session,
  before: Record<string, Row[]>,
  body: Row,
): Map<string, MergedLines> {
  const { lines } = rights.of(tables.entity, session)
  return new Map(
    tables.lines.map((line) => [
      line.key,
      mergeLines(line, before[line.key] ?? [], lineChanges(line.key, body[line.key]), {
        closed: lines[line.key]!.closed,
        trusted,
        known: knownTo(session),
      }),
    ]),
  )
}

const rowsOf = (merged: ReadonlyMap<string, MergedLines>) =>
  Object.fromEntries([...merged].map(([key, { rows }]) => [key, rows]))

/** A record as an add begins with it: defaults, what the caller may write, the first state. */
export function freshRecord(resource: ResourceWork, session: Session, body: Row): Row {
  return freshWith(resource, session, writable(resource, session, body))
}

function freshWith({ tables: { entity, header } }: ResourceWork, session: Session, taken: Row): Row {
  const record: Row = { ...emptyStored(header.fields, knownTo(session)), ...taken }
  return Object.assign(record, initialStates(entity))
}

/** Who saved a new record and where, as the server writes it. */
const stampOf = ({ tenantId, orgCode, username }: Session) => ({
  tenantId,
  sysOrgCode: orgCode,
  createBy: username,
})

/**
 * Adds a record with its lines and tells what was stored.
 * @param ignored takes the names of members that were not taken
 * @throws Failure with the issues when it may not be stored
 */
export async function addRecord(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  body: Row,
  ignored?: string[],
): Promise<SavedChange> {
  const { header } = resource.tables
  const id = newId()
  const merged = merge(resource, session, {}, body)
  const sent = writable(resource, session, body)
  const record = freshWith(resource, session, sent)
  const taken = new Set(Object.keys(sent))
  const input: HookInput = { tx, session, record, lines: rowsOf(merged) }
  refuse(lockedIssues(resource, input, merged), merged)
  const saved = await settle(tx, resource, input, merged, body)
  const values = stored(header.fields, saved.record)
  const row = { ...values, id, ...stampOf(session), createTime: sqlNow() }
  await namingDuplicates(header, values, () => tx.run(insertInto(header.table, row)))
  const lines = await writeAllLines(tx, resource, saved, merged, {}, { parentId: id, session })
  const noted = await saveComments(tx, resource, session, id, merged, body)
  await keepFiles(tx, resource, session, id, saved)
  await writeAudit(tx, {
    table: header.table,
    id,
    version: 1,
    type: 'add',
    by: session.username,
    after: values,
    lines,
  })
  const after = { ...saved, record: { ...saved.record, ...stampOf(session) } }
  ignored?.push(...ignoredMembers(resource, session, { body, taken, merged, before: undefined, after }))
  await resource.hooks.afterSave?.({ ...input, ...saved, action: 'add' })
  return { kind: 'insert', id, version: 1, lines: withNoted(changedLines(lines), noted) }
}

/** @throws Failure 409 when the record was saved since the given version was read */
export function requireVersion(record: Row, version: unknown): void {
  if (version === undefined || version === null || version === '')
    throw badRequest(said('version: 缺少版本号', 'version: send the version that was read'))
  if (Number(version) !== record.version) throw conflict()
}

/** @throws Failure when the workflow does not allow it in the record's state */
export function requireAllowed(
  { tables: { entity }, trusted }: ResourceWork,
  record: Row,
  what: string,
  text: Text,
): void {
  const forbids = trusted ? undefined : forbiddingWorkflow(entity, record, what)
  if (!forbids) return
  const { zh = '', en = '' } = forbids.states[stateOf(forbids, record)] ?? {}
  throw new Failure(said(`当前状态“${zh}”不允许${text.zh}`, `The state "${en}" does not allow to ${text.en}`))
}

/**
 * Saves changes of a record and of its lines.
 * @param ignored takes the names of members that were not taken
 * @throws Failure: not found, stale version, state, issues
 */
export async function editRecord(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  body: Row,
  ignored?: string[],
): Promise<SavedChange> {
  const { header } = resource.tables
  if (typeof body.id !== 'string') throw badRequest(said('id: 缺少', 'id: send the id'))
  const before = await readStored(tx, resource, session, body.id, 'edit')
  requireAllowed(resource, before.record, 'edit', { zh: '编辑', en: 'edit' })
  requireVersion(before.record, body.version)
  const merged = merge(resource, session, before.lines, body)
  requireLineRights(resource, before.record, merged)
  const sent = writable(resource, session, body)
  const taken = new Set(Object.keys(sent))
  const input: HookInput = {
    tx,
    session,
    record: { ...before.record, ...sent },
    lines: rowsOf(merged),
    before,
  }
  refuse(lockedIssues(resource, input, merged), merged)
  const saved = await settle(tx, resource, input, merged, body)
  await keepValue(tx, resource, session, before.record, saved.record)
  await writeHeader(tx, resource, session, body.id, before.record, saved.record)
  const lines = await writeAllLines(tx, resource, saved, merged, before.lines, { parentId: body.id, session })
  const noted = await saveComments(tx, resource, session, body.id, merged, body)
  await keepFiles(tx, resource, session, body.id, saved, before)
  const pick = (row: Row) => stored(header.fields, row)
  await writeAudit(tx, {
    table: header.table,
    id: body.id,
    version: Number(before.record.version) + 1,
    type: 'edit',
    by: session.username,
    before: pick(before.record),
    after: pick(saved.record),
    lines,
  })
  ignored?.push(...ignoredMembers(resource, session, { body, taken, merged, before, after: saved }))
  await resource.hooks.afterSave?.({ ...input, ...saved, action: 'edit' })
  return {
    kind: 'update',
    id: body.id,
    version: Number(before.record.version) + 1,
    lines: withNoted(changedLines(lines), noted),
    before: before.row,
  }
}

/** What others store of a record stays as long as they do. @throws Failure that counts and names them */
async function keepValue(
  tx: Transaction,
  resource: ResourceWork,
  session: Session,
  before: Row,
  after: Row,
): Promise<void> {
  const target = referenceTargets(resource.modules).get(resource.tables.entity.key)
  const was = target && before[target.reference.value]
  if (typeof was !== 'string' || was === '' || was === after[target!.reference.value]) return
  await requireUnused(tx, resource, session, [was], 'rename')
}

function requireLineRights(
  resource: ResourceWork,
  record: Row,
  merged: ReadonlyMap<string, MergedLines>,
): void {
  for (const { added, sent, removed } of merged.values()) {
    if (added.size > 0) requireAllowed(resource, record, 'lines.add', { zh: '新增明细', en: 'add lines' })
    if (sent.size > 0) requireAllowed(resource, record, 'lines.edit', { zh: '编辑明细', en: 'edit lines' })
    if (removed.length > 0)
      requireAllowed(resource, record, 'lines.delete', { zh: '删除明细', en: 'delete lines' })
  }
}

/** Writes the fields of a header, counts its version up and stamps who did it. @throws Failure 409 for a stale one */
export async function writeHeader(
  tx: Transaction,
  { tables: { header } }: ResourceWork,
  session: Session,
  id: string,
  before: Row,
  after: Row,
): Promise<void> {
  const values = stored(header.fields, after)
  const row = { ...values, version: sql`version + 1`, updateBy: session.username, updateTime: sqlNow() }
  const asRead = sql`id = ${id} AND version = ${before.version}`
  const touched = await namingDuplicates(header, values, () => tx.run(updateTable(header.table, row, asRead)))
  if (touched === 0) throw conflict()
}
