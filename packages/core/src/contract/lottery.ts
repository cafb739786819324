import { Type } from 'typebox'
import type { Static } from 'typebox'
import { LOTTERY_LIMITS, LOTTERY_RIGHTS } from '../permission/lottery'
import { requiredText } from './administration'
import { defineOperation } from './operation'
import { answer, body, id, idQuery, nothing, query, textOrNull } from './schemas'

const winner = answer({ username: Type.String(), realname: Type.String() })

const prize = answer({
  id,
  name: Type.String(),
  /** How many people win it. */
  places: Type.Integer(),
  drawnAt: textOrNull,
  /** Who drew it, by name. */
  drawnBy: textOrNull,
  /** How many people could have won it. */
  entrants: Type.Union([Type.Integer(), Type.Null()]),
  /** In the order in which they were drawn. */
  winners: Type.Array(winner),
})
/** A prize; without `drawnAt` it is still to be drawn. */
export type LotteryPrize = Static<typeof prize>

const lottery = answer({
  id,
  name: Type.String(),
  /** Those of this department and below it take part; without one, everybody. */
  departName: textOrNull,
  departNameEn: textOrNull,
  createTime: Type.String(),
  prizes: Type.Array(prize),
})
/** A draw with its prizes. */
export type Lottery = Static<typeof lottery>

/** Draws among the staff (spec 1 §2, `/lottery-draw`). */
export const lotteryOperations = {
  lotteryList: defineOperation({
    id: 'lotteryList',
    method: 'GET',
    path: '/sys/lottery/list',
    summary: 'The newest draws of the tenant, with prizes and winners',
    query: query({}),
    result: Type.Array(lottery),
    permission: LOTTERY_RIGHTS.list,
  }),
  lotteryAdd: defineOperation({
    id: 'lotteryAdd',
    method: 'POST',
    path: '/sys/lottery/add',
    summary: 'Makes a draw: its prizes, and the department whose people take part',
    body: body({
      name: requiredText(100),
      departId: Type.Optional(id),
      prizes: Type.Array(
        body({
          name: requiredText(100),
          places: Type.Integer({ minimum: 1, maximum: LOTTERY_LIMITS.winners }),
        }),
        { minItems: 1, maxItems: LOTTERY_LIMITS.prizes },
      ),
    }),
    result: nothing,
    permission: LOTTERY_RIGHTS.draw,
  }),
  lotteryDraw: defineOperation({
    id: 'lotteryDraw',
    method: 'POST',
    path: '/sys/lottery/draw',
    summary: 'Draws the winners of a prize, once for all; nobody wins twice in one draw',
    body: body({ prizeId: id }),
    result: prize,
    permission: LOTTERY_RIGHTS.draw,
  }),
  lotteryDelete: defineOperation({
    id: 'lotteryDelete',
    method: 'DELETE',
    path: '/sys/lottery/delete',
    summary: 'Deletes a draw of which nothing was drawn yet',
    query: idQuery,
    result: nothing,
    permission: LOTTERY_RIGHTS.draw,
  }),
}
