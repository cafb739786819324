import { operations } from '@lading/core/contract'
import type { Lottery, LotteryPrize } from '@lading/core/contract'
import { LOTTERY_LIMITS } from '@lading/core/permission'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/database'
import { newId } from '../../db/ids'
import { insertAll, insertInto, isIn } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { said } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { belowDepartment } from '../user/pickerRoutes'
import { usersOfTenant } from '../user/userScope'
import { drawn } from './drawn'

type StoredPrize = Omit<LotteryPrize, 'winners'> & { lotteryId: string }
type StoredLottery = Omit<Lottery, 'prizes'>
interface Person {
  id: string
  username: string
  realname: string
}

/** Prizes with their winners, in the order of their draws. */
async function prizesOf(db: Executor, lotteryIds: readonly string[]) {
  const prizes = await db.rows<StoredPrize>(
    sql`SELECT id, lottery_id, name, places, drawn_at, drawn_by, entrants FROM sys_lottery_prize
        WHERE ${isIn(sql`lottery_id`, lotteryIds)} ORDER BY lottery_id, sort_no`,
  )
  const winners = await db.rows<Omit<Person, 'id'> & { prizeId: string }>(
    sql`SELECT prize_id, username, realname FROM sys_lottery_winner
        WHERE ${isIn(sql`lottery_id`, lotteryIds)} ORDER BY prize_id, place`,
  )
  return prizes.map(({ lotteryId, ...prize }) => ({
    lotteryId,
    prize: {
      ...prize,
      winners: winners
        .filter(({ prizeId }) => prizeId === prize.id)
        .map(({ username, realname }) => ({ username, realname })),
    },
  }))
}

/** Who may still win: the active staff of the tenant, or of a department of it, that has won nothing in this draw. */
function entrants(tx: Executor, tenantId: number, lottery: { id: string; departId: string | null }) {
  // Whoever draws, the same people take part: an administrator without a tenant, too, draws among his or her own.
  const staff = usersOfTenant({ tenantId, isAdmin: false }, sql`u`)
  const among = lottery.departId === null ? sql`true` : belowDepartment(lottery.departId)
  return tx.rows<Person>(
    sql`SELECT u.id, u.username, u.realname FROM sys_user u
        WHERE u.del_flag = 0 AND u.status = 1 AND coalesce(u.user_group, '') <> 'supplier' AND ${staff} AND ${among}
          AND NOT EXISTS (SELECT 1 FROM sys_lottery_winner w WHERE w.lottery_id = ${lottery.id} AND w.user_id = u.id)
        ORDER BY u.id`,
  )
}

/** Draws among the staff (spec 1 §2, `/lottery-draw`). */
export function mountLotteries(app: FastifyInstance, { db }: Context): void {
  route(app, operations.lotteryList, async ({ session }) => {
    const lotteries = await db.rows<StoredLottery>(
      sql`SELECT l.id, l.name, d.depart_name, d.depart_name_en, l.create_time
          FROM sys_lottery l LEFT JOIN sys_depart d ON d.id = l.depart_id
          WHERE l.tenant_id = ${session.tenantId} ORDER BY l.id DESC LIMIT ${LOTTERY_LIMITS.shown}`,
    )
    const prizes = await prizesOf(
      db,
      lotteries.map(({ id }) => id),
    )
    return lotteries.map((lottery) => ({
      ...lottery,
      prizes: prizes.filter(({ lotteryId }) => lotteryId === lottery.id).map(({ prize }) => prize),
    }))
  })
  route(app, operations.lotteryAdd, async ({ body, session }) => {
    const id = newId()
    const name = body.name.trim()
    const prizes = body.prizes.map((prize) => ({ ...prize, name: prize.name.trim() }))
    if (name === '' || prizes.some((prize) => prize.name === ''))
      throw new Failure(said('抽奖和奖品的名称不能为空', 'A draw and its prizes need names'))
    const departId = body.departId ?? null
    await db.transaction(async (tx) => {
      if (departId !== null) {
        const there = await tx.row(
          sql`SELECT 1 AS there FROM sys_depart WHERE id = ${departId} AND del_flag = '0'`,
        )
        if (!there) throw new Failure(said('部门不存在', 'There is no such department'))
      }
      const { tenantId, username } = session
      await tx.run(insertInto('sys_lottery', { id, tenantId, name, departId, createBy: username }))
      await tx.run(
        insertAll(
          'sys_lottery_prize',
          prizes.map((prize, sortNo) => ({ id: newId(), lotteryId: id, sortNo, ...prize })),
        ),
      )
    })
    return told('添加成功！')
  })
  route(app, operations.lotteryDraw, ({ body: { prizeId }, session }) =>
    db.transaction(async (tx) => {
      // Prizes of one draw are drawn one after the other: who wins one takes no part in the next.
      const lottery = await tx.row<{ id: string; departId: string | null }>(
        sql`SELECT l.id, l.depart_id FROM sys_lottery l WHERE l.tenant_id = ${session.tenantId}
              AND l.id = (SELECT p.lottery_id FROM sys_lottery_prize p WHERE p.id = ${prizeId}) FOR UPDATE`,
      )
      const prize =
        lottery &&
        (await tx.row<{ places: number; drawnAt: string | null }>(
          sql`SELECT places, drawn_at FROM sys_lottery_prize WHERE id = ${prizeId}`,
        ))
      if (!lottery || !prize) throw notFound()
      if (prize.drawnAt !== null)
        throw new Failure(said('该奖品已经抽过', 'The winners of this prize were drawn already'))
      const people = await entrants(tx, session.tenantId, lottery)
      if (people.length < prize.places)
        throw new Failure(
          said(
            `可参加抽奖的只有${people.length}人，少于${prize.places}个名额`,
            `${people.length} people can still win, fewer than the ${prize.places} places`,
          ),
        )
      const winners = drawn(people, prize.places)
      await tx.run(
        insertAll(
          'sys_lottery_winner',
          winners.map(({ id: userId, username, realname }, place) => ({
            lotteryId: lottery.id,
            userId,
            prizeId,
            place,
            username,
            realname: realname || username,
          })),
        ),
      )
      await tx.run(
        sql`UPDATE sys_lottery_prize SET drawn_at = now(), entrants = ${people.length},
              drawn_by = ${session.realname || session.username} WHERE id = ${prizeId}`,
      )
      const all = await prizesOf(tx, [lottery.id])
      return all.find((each) => each.prize.id === prizeId)!.prize
    }),
  )
  route(app, operations.lotteryDelete, async ({ query, session }) => {
    await db.transaction(async (tx) => {
      const lottery = await tx.row(
        sql`SELECT 1 AS there FROM sys_lottery WHERE id = ${query.id} AND tenant_id = ${session.tenantId} FOR UPDATE`,
      )
      if (!lottery) throw notFound()
      const won = await tx.row(
        sql`SELECT 1 AS there FROM sys_lottery_winner WHERE lottery_id = ${query.id} LIMIT 1`,
      )
      if (won) throw new Failure(said('已开奖，不能删除', 'Prizes were drawn: the draw stays'))
      await tx.run(sql`DELETE FROM sys_lottery WHERE id = ${query.id}`)
    })
    return told('删除成功!')
  })
}
