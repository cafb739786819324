import type { Field, Issue, ReferringField, Row } from '@lading/core/entity'
import {
  decidedBy,
  fillsOf,
  fillsOthers,
  fits,
  KINDS,
  MAX_FILL_CHAIN,
  namedValues,
  normalizeValue,
  referenceMessages,
  referringFields,
  restrictionOf,
} from '@lading/core/entity'
import { isEmptyValue } from '@lading/core/rules'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { currentLocale } from '../http/language'
import type { Session } from '../session'
import type { ResourceWork } from './resourceContext'
import { visible } from './readRecord'
import type { ReferenceTarget } from './references'
import { mayPick, PICK, referenceTargets } from './references'
import { sameValue } from './wireValue'

/** One header or line that is about to be stored. */
export interface SavedPlace {
  row: Row
  /** As it is stored now; absent: it is new. */
  before?: Row | undefined
  /** What the caller sent of it: what was not sent may be filled. */
  sent?: Row | undefined
  /** The header above a line, as it will be stored and as it is; of a header it is the row itself. */
  header: Row
  headerBefore?: Row | undefined
  /** Where it stands, for the messages. */
  place: Omit<Issue, 'message' | 'field'>
}

/** Rows of the header, or of one kind of lines. */
export interface SavedPlaces {
  line?: string | undefined
  fields: Readonly<Record<string, Field>>
  places: readonly SavedPlace[]
}

/** Records by their stored value, of one target. */
type Found = Map<string, Row | undefined>

interface Ask extends SavedPlace {
  of: ReferringField
  own: Readonly<Record<string, Field>>
  /** Values that the caller has put there: the others were there before. */
  fresh: string[]
  values: string[]
}

const isSame = (a: Row | undefined, b: Row | undefined, names: readonly string[]) =>
  names.every((name) => sameValue(a?.[name] ?? null, b?.[name] ?? null))

/** Every field of the places that names records: with what was put there, and what is to be looked up. */
function asksOf(fields: readonly ReferringField[], { line, fields: own, places }: SavedPlaces): Ask[] {
  return fields
    .filter((field) => field.line === line)
    .flatMap((of) => {
      const { own: beside, header } = decidedBy(of.field)
      return places.flatMap((place): Ask[] => {
        const values = namedValues(of.field, place.row[of.name])
        const was = namedValues(of.field, place.before?.[of.name])
        const fresh = values.filter((value) => !was.includes(value))
        const decided =
          place.before === undefined ||
          (isSame(place.row, place.before, beside) && isSame(place.header, place.headerBefore, header))
        // What stood there before is not asked for again, unless what decides about it has changed.
        if (fresh.length === 0 && decided && values.length === was.length) return []
        return [{ ...place, of, own, fresh, values }]
      })
    })
}

/** The records that the values name and the session may pick, with one statement, kept until the transaction ends. */
async function find(
  tx: Transaction,
  session: Session,
  target: ReferenceTarget,
  values: readonly string[],
): Promise<Row[]> {
  const { header } = target.tables
  const columns = header.fields.map(
    ({ column, name }) => sql`t.${sql.identifier(column)} AS ${sql.identifier(name)}`,
  )
  const value = sql`t.${sql.identifier(target.value.column)}`
  // The lock waits for who deletes the record, and lets others change it; in one order, so that none wait in a circle.
  return tx.named<Row>(
    sql`SELECT ${sql.join(columns, sql`, `)} FROM ${sql.identifier(header.table)} t
        WHERE ${isIn(value, values)} AND ${visible(target, session, PICK)} ORDER BY t.id FOR KEY SHARE OF t`,
  )
}

/** Writes what the record fills. What the caller sent stands; a read-only field is a copy, whatever was sent. */
function fill({ of, own, row, sent }: Ask, record: Row | undefined): void {
  for (const { to, from, whenEmpty } of fillsOf(of.field)) {
    const field = own[to]
    if (!field || KINDS[field.kind].serverOnly) continue
    const copied = field.readonly === true || KINDS[field.kind].shown === true
    if (!copied && (!sent || Object.hasOwn(sent, to))) continue
    if (whenEmpty && (!record || !isEmptyValue(row[to]))) continue
    row[to] = record ? normalizeValue(field, record[from] ?? null) : null
  }
}

/**
 * Looks up what rows newly name, at most one statement for each entity that is named, however many rows name it; fills
 * what the records fill, and tells what may not be named. A value that was stored before is not refused, whatever has
 * become of the record (decision 14). The rows are changed.
 */
export async function settleReferences(
  tx: Transaction,
  { modules, tables }: Pick<ResourceWork, 'modules' | 'tables'>,
  session: Session,
  groups: readonly SavedPlaces[],
): Promise<Issue[]> {
  const fields = referringFields(tables.entity)
  if (fields.length === 0) return []
  const targets = referenceTargets(modules)
  const found = new Map<string, Found>()
  const filled = new Set<string>()
  let asks: Ask[] = []
  for (let round = 0; round < MAX_FILL_CHAIN; round++) {
    asks = groups.flatMap((group) => asksOf(fields, group))
    const wanted = new Map<string, Set<string>>()
    for (const { of, values } of asks) {
      const target = targets.get(of.ref)
      if (!target || !mayPick(session, target.entity)) continue
      const of_ = wanted.get(of.ref) ?? new Set<string>()
      wanted.set(of.ref, of_)
      for (const value of values) if (!found.get(of.ref)?.has(value)) of_.add(value)
    }
    for (const [ref, values] of wanted) {
      if (values.size === 0) continue
      const target = targets.get(ref)!
      const known: Found = found.get(ref) ?? new Map<string, Row | undefined>()
      found.set(ref, known)
      for (const value of values) known.set(value, undefined)
      for (const record of await find(tx, session, target, [...values]))
        known.set(String(record[target.reference.value]), record)
    }
    let chained = false
    for (const ask of asks) {
      const { of, values, row, before } = ask
      const place = `${of.line ?? ''}\n${ask.place.index ?? ''}\n${ask.place.rowId ?? ''}\n${of.name}`
      if (!fillsOthers(of.field) || filled.has(place)) continue
      const [value] = values
      const record = value === undefined ? undefined : found.get(of.ref)?.get(value)
      const changed = !sameValue(row[of.name] ?? null, before?.[of.name] ?? null)
      if (!changed || (value !== undefined && !record)) continue
      filled.add(place)
      fill(ask, record)
      chained ||= fillsOf(of.field).some(({ to }) => KINDS[ask.own[to]?.kind ?? 'text'].names === 'record')
    }
    if (!chained) break
  }
  return asks.flatMap((ask) => faultOf(ask, targets.get(ask.of.ref), found.get(ask.of.ref), session))
}

/** Why what a field names may not be stored there. */
function faultOf(
  { of, row, header, fresh, values, place }: Ask,
  target: ReferenceTarget | undefined,
  found: Found | undefined,
  session: Session,
): Issue[] {
  // A definition that refers to nothing is a finding of `lading check`; its field is a text.
  if (!target) return []
  const { field, name } = of
  const say = (text: { zh: string; en: string }): Issue[] => [
    { message: textIn(text, currentLocale()), field: name, ...place },
  ]
  if (fresh.length > 0 && !mayPick(session, target.entity))
    return say(referenceMessages.forbidden(field, target.entity.label))
  const missing = fresh.find((value) => !found?.get(value))
  if (missing !== undefined) return say(referenceMessages.unknown(field, missing.slice(0, 64)))
  const restriction = restrictionOf(field, row, header)
  const unfit = values.find((value) => {
    const record = found?.get(value)
    return record !== undefined && !fits(restriction, record)
  })
  return unfit === undefined ? [] : say(referenceMessages.unfit(field, unfit))
}
