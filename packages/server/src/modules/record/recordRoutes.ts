import { operations } from '@lading/core/contract'
import type { NamedRecord } from '@lading/core/contract'
import type { EntityDefinition } from '@lading/core/entity'
import { permissionCode } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { containing } from '../../db/like'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import { keptOf } from '../../keptOf'
import type { ListSpec } from '../../list/listSpec'
import type { Context, ServerModule } from '../../module'
import { resourceList } from '../../resource/resourceList'
import type { Session } from '../../session'
import { namingFields } from './namedEntity'
import type { NamingFields } from './namedEntity'

/** Records of one entity in an answer: who sees them goes on in its list. */
const FOUND_EACH = 4
const FOUND = 24
const DRAFTS_EACH = 5
/** The state of what was begun and not handed on. */
const DRAFT = 'draft'
/** A palette asks while somebody types. */
const SEARCHES_PER_MINUTE = 120

/** An entity whose records the session may list, with what it sees of them. */
interface Listed {
  entity: EntityDefinition
  naming: NamingFields
  spec: ListSpec
  /** The state in which a record is begun, where there is one. */
  draft?: { field: string; state: string }
}

/** What concerns records of all entities: finding one, and what the session has begun. */
export function mountRecords(app: FastifyInstance, context: Context): void {
  const { db, modules } = context
  // Stored forms come and go while the server runs.
  const resourcesOf = keptOf((all: readonly ServerModule[]) =>
    all.flatMap(({ entity, resource }) => {
      const naming = entity && namingFields(entity)
      return entity && naming && resource
        ? [{ entity, naming, list: resourceList({ ...context, ...resource(context) }) }]
        : []
    }),
  )
  const listed = async (session: Session): Promise<Listed[]> => {
    const all = resourcesOf(modules).map(async ({ entity, naming, list }): Promise<Listed[]> => {
      if (!mayDo(session, permissionCode(entity, 'list'))) return []
      const spec = await list(session)
      const searched = naming.searched.filter((name) => spec.fields.has(name))
      if (!spec.fields.has(naming.title)) return []
      const { workflow } = entity
      // A record that begins open, as a task, waits for nobody to hand it on.
      const draft =
        workflow?.initial === DRAFT && spec.fields.has(workflow.field)
          ? { field: workflow.field, state: DRAFT }
          : undefined
      const detail = naming.detail && spec.fields.has(naming.detail) ? naming.detail : undefined
      return [{ entity, naming: { title: naming.title, detail, searched }, spec, ...(draft && { draft }) }]
    })
    return (await Promise.all(all)).flat()
  }
  const column = ({ spec }: Listed, name: string) => spec.fields.get(name)!.column
  const named = (
    entity: Listed,
  ): SQL => sql`SELECT ${entity.entity.key}::text AS entity, ${textIn(entity.entity.label, currentLocale())}::text AS entity_text, t.id,
      coalesce(${column(entity, entity.naming.title)}, '') AS title,
      ${entity.naming.detail ? sql`${column(entity, entity.naming.detail)}` : sql`NULL::text`} AS detail,
      coalesce(t.update_time, t.create_time) AS update_time`
  /** All of them in one statement: one connection, however many entities there are. */
  const together = (parts: SQL[]) =>
    sql.join(
      parts.map((part) => sql`(${part})`),
      sql` UNION ALL `,
    )

  route(
    app,
    operations.recordSearch,
    async ({ query, session }) => {
      const word = containing(query.keyWord.trim())
      const parts = (await listed(session)).map((entity) => {
        const hits = entity.naming.searched.map((name) => sql`${column(entity, name)} ILIKE ${word}`)
        return sql`${named(entity)} FROM ${entity.spec.from}
          WHERE ${entity.spec.where ?? sql`true`} AND (${sql.join(hits, sql` OR `)}) LIMIT ${FOUND_EACH}`
      })
      if (parts.length === 0) return []
      return db.rows<NamedRecord>(sql`SELECT * FROM (${together(parts)}) f LIMIT ${FOUND}`)
    },
    { perMinute: SEARCHES_PER_MINUTE },
  )

  route(app, operations.recordDrafts, async ({ session }) => {
    const parts = (await listed(session)).flatMap((entity) => {
      const { draft, spec } = entity
      if (!draft) return []
      return sql`${named(entity)}, count(*) OVER ()::int AS total FROM ${spec.from}
        WHERE ${spec.where ?? sql`true`} AND t.create_by = ${session.username}
          AND ${column(entity, draft.field)} = ${draft.state}
        ORDER BY coalesce(t.update_time, t.create_time) DESC, t.id LIMIT ${DRAFTS_EACH}`
    })
    if (parts.length === 0) return []
    const rows = await db.rows<NamedRecord & { total: number }>(together(parts))
    return [...new Set(rows.map(({ entity }) => entity))].map((entity) => {
      const records = rows.filter((row) => row.entity === entity)
      return {
        entity,
        total: records[0]!.total,
        records: records.map(({ total: _total, ...record }) => record),
      }
    })
  })
}
