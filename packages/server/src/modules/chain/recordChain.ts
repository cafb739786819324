import type { ChainDocumentModel, RecordChainModel } from '@lading/core/contract'
import type { OpenLines } from '@lading/core/entity'
import { permissionCode } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { mayDo } from '../../auth/sessionStore'
import type { Executor } from '../../db/database'
import { isIn } from '../../db/statements'
import { notFound } from '../../http/failures'
import { currentLocale } from '../../http/language'
import type { Context } from '../../module'
import { takesPart } from '../../resource/approval/asked'
import { reachable } from '../../resource/readRecord'
import type { ResourceTables } from '../../resource/resourceTable'
import type { Session } from '../../session'

/** Steps that are followed in each direction. */
const MAX_STEPS = 8
/** Documents of one chain. */
const MAX_DOCUMENTS = 200

interface Place {
  entity: string
  id: string
  depth: number
}

const keyOf = ({ entity, id }: Pick<Place, 'entity' | 'id'>) => `${entity}\n${id}`

/** The documents one step further: what these came out of, or what came out of these; each once, oldest first. */
function neighbours(
  db: Pick<Executor, 'rows'>,
  tenantId: number,
  from: readonly Place[],
  direction: 'origins' | 'made',
): Promise<{ entity: string; id: string }[]> {
  const [known, wanted]: [SQL, SQL] =
    direction === 'made'
      ? [sql`o.from_entity = k.entity AND o.from_id = k.id`, sql`o.entity AS entity, o.record_id AS id`]
      : [sql`o.entity = k.entity AND o.record_id = k.id`, sql`o.from_entity AS entity, o.from_id AS id`]
  const places = JSON.stringify(from.map(({ entity, id }) => ({ entity, id })))
  return db.rows(
    sql`SELECT entity, id FROM (
          SELECT ${wanted}, o.create_time FROM jsonb_to_recordset(${places}::jsonb) AS k(entity text, id text)
          JOIN sys_record_origin o ON o.tenant_id = ${tenantId} AND ${known}) found
        GROUP BY entity, id ORDER BY min(create_time), entity, id LIMIT ${MAX_DOCUMENTS + 1}`,
  )
}

/** All documents of the chain, the one that is asked about among them. */
async function placesOf(
  db: Pick<Executor, 'rows'>,
  tenantId: number,
  self: Place,
): Promise<{ places: Place[]; more: boolean }> {
  const found = new Map([[keyOf(self), self]])
  let more = false
  for (const [direction, sign] of [
    ['origins', -1],
    ['made', 1],
  ] as const) {
    let last = [self]
    for (let step = 1; last.length > 0; step += 1) {
      const next: Place[] = []
      for (const each of await neighbours(db, tenantId, last, direction)) {
        const place = { ...each, depth: sign * step }
        if (found.has(keyOf(place))) continue
        if (found.size >= MAX_DOCUMENTS || step > MAX_STEPS) {
          more = true
          break
        }
        found.set(keyOf(place), place)
        next.push(place)
      }
      last = more ? [] : next
    }
  }
  const places = [...found.values()].sort((one, other) => one.depth - other.depth)
  return { places, more }
}

type Seen = Pick<ChainDocumentModel, 'number' | 'stateText' | 'stateColor' | 'openQuantity'>

/** How much of the lines of `t` no record was made of, while its state lets one be made. */
function openLines(
  { entity, header, lines }: ResourceTables,
  open: OpenLines,
  hidden: ReadonlySet<string> = new Set(),
): SQL {
  const own = lines.find(({ key }) => key === open.lines)
  const quantity = own?.byName.get(open.quantity)
  const state = header.byName.get(entity.workflow?.field ?? '')
  if (!own || !quantity || !state || hidden.has(open.quantity)) return sql`NULL`
  return sql`CASE WHEN ${isIn(sql`t.${sql.identifier(state.column)}`, open.states)} THEN (
    SELECT coalesce(sum(l.${sql.identifier(quantity.column)}), 0)::float8 FROM ${sql.identifier(own.table)} l
    WHERE l.parent_id = t.id AND NOT EXISTS (
      SELECT 1 FROM sys_record_origin o WHERE o.tenant_id = t.tenant_id AND o.from_entity = ${entity.key}
        AND o.from_id = t.id AND o.from_line IN ('', l.id) AND o.entity = ${open.into})) END`
}

/** What the session may know of documents of one entity, by their ids; those that it may not see are not among them. */
async function seen(
  context: Context,
  session: Session,
  key: string,
  ids: readonly string[],
): Promise<Map<string, Seen>> {
  const module = context.modules.find(({ entity }) => entity?.key === key)
  const resource = module?.resource?.(context)
  if (!module?.entity || !resource) return new Map()
  const { entity } = module
  const lists = mayDo(session, permissionCode(entity, 'list'))
  // Who is asked to decide reads what is decided, as by its id.
  if (!lists && !entity.approval) return new Map()
  const reach = lists
    ? reachable(resource, session)
    : sql`(t.tenant_id = ${session.tenantId} AND ${takesPart(session, entity.key, sql`t.id`)})`
  const { header } = resource.tables
  const rights = (await context.fieldRights.now()).of(entity, session)
  const { hidden } = rights
  const column = (name: string | undefined): SQL => {
    const field = header.fields.find((each) => each.name === name && !hidden.has(each.name))
    return field ? sql`t.${sql.identifier(field.column)}` : sql`NULL`
  }
  const { openQuantity } = entity
  const open =
    typeof openQuantity === 'object'
      ? openLines(resource.tables, openQuantity, rights.lines[openQuantity.lines]?.hidden)
      : column(openQuantity)
  const rows = await context.db.rows<{
    id: string
    number: string | null
    state: string | null
    openQuantity: number | null
  }>(
    sql`SELECT t.id, ${column(entity.title)} AS number, ${column(entity.workflow?.field)} AS state,
          ${open} AS open_quantity
        FROM ${sql.identifier(header.table)} t WHERE ${isIn(sql`t.id`, ids)} AND ${reach}`,
  )
  return new Map(
    rows.map(({ id, number, state, openQuantity }) => {
      const is = entity.workflow?.states[state ?? '']
      return [
        id,
        {
          number,
          stateText: is ? textIn(is, currentLocale()) : state,
          stateColor: is?.color ?? null,
          openQuantity,
        },
      ]
    }),
  )
}

/**
 * What a document came out of, and what came out of it, step by step. Of documents that the session may not see, it
 * learns only that they are there and of what kind.
 *
 * @throws Failure 404 when the record is not there for the session
 */
export async function chainOf(
  context: Context,
  session: Session,
  entity: string,
  id: string,
): Promise<RecordChainModel> {
  const own = await seen(context, session, entity, [id])
  if (own.size === 0) throw notFound()
  const { places, more } = await placesOf(context.db, session.tenantId, { entity, id, depth: 0 })
  const known = new Map<string, Map<string, Seen>>()
  for (const key of new Set(places.map((place) => place.entity))) {
    const ids = places.flatMap((place) => (place.entity === key ? place.id : []))
    known.set(key, await seen(context, session, key, ids))
  }
  const labels = new Map(
    context.modules.flatMap((each) => (each.entity ? [[each.entity.key, each.entity]] : [])),
  )
  const documents = places.flatMap(({ depth, ...place }): ChainDocumentModel[] => {
    const definition = labels.get(place.entity)
    // Of an entity that was taken out of the product nothing is told.
    if (!definition) return []
    const shown = known.get(place.entity)?.get(place.id)
    return [
      {
        entity: place.entity,
        entityText: textIn(definition.label, currentLocale()),
        depth,
        ...(shown && { id: place.id, ...shown }),
      },
    ]
  })
  return { documents, more }
}
