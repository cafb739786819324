import { sql } from 'drizzle-orm'
import { sqlNow } from '../../clock'
import type { Transaction } from '../../db/database'
import { isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import type { Session } from '../../session'

/** What something was made from: a record, or some of its lines. */
export interface Origin {
  /** Key of the entity. */
  entity: string
  id: string
  /** Ids of the lines that went into it. @default the record as a whole */
  lines?: readonly string[]
  /** More may be made from it by the same action. @default false */
  again?: boolean
}

/** What was made. */
interface Made {
  entity: string
  id: string
  /** The action that made it. */
  action: string
}

/**
 * Notes what a record was made from.
 * @throws Failure when the same action has made one of this entity from it before: by a unique index, so it holds
 * for two who press at the same moment, too
 */
export async function noteOrigin(tx: Transaction, session: Session, from: Origin, made: Made): Promise<void> {
  const lines = from.lines ?? ['']
  const noted = await tx.run(
    sql`INSERT INTO sys_record_origin (tenant_id, from_entity, from_id, from_line, entity, action, record_id, create_by, create_time, exclusive)
        SELECT ${session.tenantId}, ${from.entity}, ${from.id}, line, ${made.entity}, ${made.action}, ${made.id}, ${session.username}, ${sqlNow()}, ${!from.again}::boolean
        FROM jsonb_array_elements_text(${JSON.stringify([...new Set(lines)])}::jsonb) AS line
        ON CONFLICT DO NOTHING`,
  )
  if (noted === new Set(lines).size) return
  throw new Failure(
    from.lines
      ? said(
          '所选明细中有的已经生成过，不能重复生成',
          'Some of the chosen lines have been used for this before',
        )
      : said('已经生成过，不能重复生成', 'This has been made before'),
  )
}

/** Ids of the records of an entity that were made from a record or from some of its lines, oldest first. */
export async function madeFrom(
  tx: Transaction,
  { tenantId }: Session,
  from: Origin,
  entity: string,
): Promise<string[]> {
  const ofLines = from.lines ? sql`AND ${isIn(sql`from_line`, from.lines)}` : sql``
  const rows = await tx.rows<{ id: string }>(
    sql`SELECT record_id AS id FROM sys_record_origin
        WHERE tenant_id = ${tenantId} AND from_entity = ${from.entity} AND from_id = ${from.id} AND entity = ${entity} ${ofLines}
        GROUP BY record_id ORDER BY min(create_time), record_id`,
  )
  return rows.map(({ id }) => id)
}

/** Ids of the records of an entity that a record of another one was made from, oldest first. */
export async function originsOf(
  tx: Transaction,
  { tenantId }: Session,
  made: { entity: string; id: string },
  entity: string,
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`SELECT from_id AS id FROM sys_record_origin
        WHERE tenant_id = ${tenantId} AND entity = ${made.entity} AND record_id = ${made.id} AND from_entity = ${entity}
        GROUP BY from_id ORDER BY min(create_time), from_id`,
  )
  return rows.map(({ id }) => id)
}

/** What a record was made from may be made again. */
export async function releaseOrigins(
  tx: Transaction,
  { tenantId }: Session,
  entity: string,
  id: string,
): Promise<void> {
  await tx.run(
    sql`UPDATE sys_record_origin SET exclusive = false
        WHERE tenant_id = ${tenantId} AND entity = ${entity} AND record_id = ${id}`,
  )
}

/** Forgets where deleted records came from and what came from them: they can be made again. */
export async function dropOrigins(
  tx: Transaction,
  { tenantId }: Session,
  entity: string,
  ids: readonly string[],
): Promise<void> {
  await tx.run(
    sql`DELETE FROM sys_record_origin WHERE tenant_id = ${tenantId}
        AND ((entity = ${entity} AND ${isIn(sql`record_id`, ids)}) OR (from_entity = ${entity} AND ${isIn(sql`from_id`, ids)}))`,
  )
}
