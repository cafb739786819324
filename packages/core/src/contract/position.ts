import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, auditMembers, filter, id, listQuery, page, textOrNull } from './schemas'

/**
 * SysPosition (contract §16). `rank` and `rank_dictText` repeat `postRank`: the specification's column is called
 * rank.
 */
export const position = answer({
  id,
  code: Type.String(),
  name: Type.String(),
  postRank: textOrNull,
  postRank_dictText: textOrNull,
  rank: textOrNull,
  rank_dictText: textOrNull,
  companyId: textOrNull,
  ...auditMembers,
})

/** Positions. */
export const positionOperations = {
  positionList: defineOperation({
    id: 'positionList',
    method: 'GET',
    path: '/sys/position/list',
    summary: 'Positions, paged',
    query: listQuery({ name: filter, code: filter, postRank: filter }),
    result: page(position),
  }),
}
