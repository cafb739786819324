import { Type } from 'typebox'
import { administrationOperations, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import { answer, auditMembers, filter, id, listQuery, page, query, textOrNull } from './schemas'

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
  ...administrationOperations({
    name: 'position',
    path: '/sys/position',
    permission: 'system:position',
    label: 'Positions',
    row: position,
    members: {
      code: requiredText(100),
      name: requiredText(100),
      postRank: optionalText(10),
      companyId: optionalText(64),
    },
    filters: { name: filter, code: filter, postRank: filter },
    openList: true,
  }),
  positionListByTenant: defineOperation({
    id: 'positionListByTenant',
    method: 'GET',
    path: '/sys/position/listByTenant',
    summary: 'Positions, paged, as newer clients ask for them; all tenants share them',
    query: listQuery({ name: filter, code: filter, postRank: filter }),
    result: page(position),
  }),
  positionByCode: defineOperation({
    id: 'positionByCode',
    method: 'GET',
    path: '/sys/position/queryByCode',
    summary: 'A position by its code',
    query: query({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
    result: position,
  }),
}
