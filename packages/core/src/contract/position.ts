import { Type } from 'typebox'
import { administrationOperations, optionalText, requiredText } from './administration'
import { answer, auditMembers, filter, id, textOrNull } from './schemas'

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
export const positionOperations = administrationOperations({
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
})
