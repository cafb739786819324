import { Type } from 'typebox'
import type { Static } from 'typebox'
import { choice } from './administration'
import { defineOperation } from './operation'
import { answer, query } from './schemas'

/** A figure of a board: how many records of its list the session would find. */
export const boardFigure = answer({
  /** Key of the entity and name of the figure in its definition. */
  entity: Type.String(),
  name: Type.String(),
  /** What it counts, and of what kind of records, in the language of the request. */
  text: Type.String(),
  entityText: Type.String(),
  /** Address of the list that it counts, e.g. `/sales/quotation?figure=offeredOld`. */
  path: Type.String(),
  count: Type.Integer(),
  /** Of how many, where it is a share. */
  of: Type.Optional(Type.Integer()),
  /** How it stands out when it is above 0. */
  tone: Type.Optional(choice('warning', 'error')),
})
export type BoardFigureModel = Static<typeof boardFigure>

export const board = answer({
  figures: Type.Array(boardFigure),
  /** When they were counted, `YYYY-MM-DD HH:mm:ss`. */
  countedAt: Type.String(),
})
export type BoardModel = Static<typeof board>

export const figureOperations = {
  boardFigures: defineOperation({
    id: 'boardFigures',
    method: 'GET',
    path: '/sys/board/figures',
    summary: 'The figures of a dashboard that the session may list, each counted under its data rules',
    query: query({ board: choice('analysis', 'task', 'workplace', 'monitor', 'supplier', 'customer') }),
    result: board,
  }),
}
