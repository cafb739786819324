import type { Operation } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../db/database'
import { newId } from '../db/ids'
import type { Values } from '../db/statements'
import { commaList, insertInto, isIn, updateTable } from '../db/statements'
import { told } from '../http/answer'
import { Failure, notFound } from '../http/failures'
import { route } from '../http/route'
import { listPage } from '../list/listPage'
import type { ListSpec } from '../list/listSpec'
import type { Context } from '../module'
import type { Session } from '../session'

/** The six operations that `administrationOperations` makes. */
type Operations<Name extends string> = Record<
  `${Name}${'List' | 'QueryById' | 'Add' | 'Edit' | 'Delete' | 'DeleteBatch'}`,
  Operation
>

/** How one kind of record is stored. */
export interface Administered<Body> {
  table: string
  list: ListSpec | ((session: Session) => ListSpec)
  /**
   * The columns that add and edit may write, from the checked body; nothing else reaches the table. What it reads,
   * it reads from the transaction that writes.
   */
  values: (body: Body, session: Session, tx: Transaction) => Values | Promise<Values>
  /** Ids are integers. @default false */
  integerId?: boolean
  /** More conditions on rows that may be changed. @default none */
  changeable?: SQL | ((session: Session) => SQL)
  added?: string
  /** Whether the table has no columns for who changed it. @default false */
  plain?: boolean
  afterChange?: (tx: Transaction, ids: readonly string[]) => void | Promise<void>
  /** Once a change is there for good. */
  afterCommit?: () => Promise<void>
  /** @throws Failure when a record may not be deleted */
  beforeDelete?: (tx: Transaction, ids: readonly string[], session: Session) => Promise<void>
}

/** Mounts the calls of a plain administration on one table (contract §4). */
export function mountAdministration<Name extends string, Body extends object>(
  app: FastifyInstance,
  context: Context,
  operations: Operations<Name>,
  name: Name,
  spec: Administered<Body>,
): void {
  const { db } = context
  const list = (session: Session) => (typeof spec.list === 'function' ? spec.list(session) : spec.list)
  const mayOf = (session: Session) =>
    typeof spec.changeable === 'function' ? spec.changeable(session) : (spec.changeable ?? sql`true`)
  const idOf = (id: string | number) => (spec.integerId ? sql`id = ${Number(id)}` : sql`id = ${String(id)}`)

  route(app, operations[`${name}List`], ({ query, session }) =>
    listPage(context, list(session), query as Record<string, unknown>),
  )
  route(app, operations[`${name}QueryById`], async ({ query, session }) => {
    const { records } = await listPage(context, list(session), { id: (query as { id: string }).id })
    const [row] = records.filter((record) => String(record.id) === (query as { id: string }).id)
    if (!row) throw notFound()
    return row
  })
  route(app, operations[`${name}Add`], async ({ body, session }) => {
    await db.transaction(async (tx) => {
      const values = await spec.values(body as Body, session, tx)
      const id = String(values.id ?? newId())
      await tx.run(
        insertInto(spec.table, {
          ...values,
          id: spec.integerId ? Number(id) : id,
          ...(spec.plain ? {} : { createBy: session.username }),
        }),
      )
      await spec.afterChange?.(tx, [id])
    })
    await spec.afterCommit?.()
    return told(spec.added ?? '添加成功！')
  })
  route(app, operations[`${name}Edit`], async ({ body, session }) => {
    const { id } = body as { id: string | number }
    await db.transaction(async (tx) => {
      const { id: _fixed, ...values } = await spec.values(body as Body, session, tx)
      const stamp = spec.plain ? {} : { updateBy: session.username, updateTime: sql`now()` }
      const touched = await tx.run(
        updateTable(spec.table, { ...values, ...stamp }, sql`${idOf(id)} AND ${mayOf(session)}`),
      )
      if (touched === 0) throw notFound()
      await spec.afterChange?.(tx, [String(id)])
    })
    await spec.afterCommit?.()
    return told('修改成功!')
  })
  const remove = async (ids: string[], session: Session) => {
    if (ids.length === 0) throw new Failure('参数不识别！')
    await db.transaction(async (tx) => {
      await spec.beforeDelete?.(tx, ids, session)
      const chosen = spec.integerId
        ? isIn(sql`id`, ids.map(Number).filter(Number.isSafeInteger), 'integer')
        : isIn(sql`id`, ids)
      const gone = await tx.run(
        sql`DELETE FROM ${sql.identifier(spec.table)} WHERE ${chosen} AND ${mayOf(session)}`,
      )
      if (gone === 0) throw notFound()
      await spec.afterChange?.(tx, ids)
    })
    await spec.afterCommit?.()
    return told('删除成功!')
  }
  route(app, operations[`${name}Delete`], ({ query, session }) =>
    remove([(query as { id: string }).id], session),
  )
  route(app, operations[`${name}DeleteBatch`], ({ query, session }) =>
    remove(commaList((query as { ids: string }).ids), session),
  )
}

/** A value of the wire for a column without null: null clears it, absent leaves it. */
export const cleared = (value: string | null | undefined) => (value === undefined ? undefined : (value ?? ''))
