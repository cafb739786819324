import { Type } from 'typebox'
import { administrationOperations, choice, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import { answer, auditMembers, body, filter, id, nothing, query, textOrNull } from './schemas'

/** SysUserAgent (contract §22.2): who stands in for whom, and when; status 1 in force, 0 not. */
export const userAgent = answer({
  id,
  userName: Type.String(),
  agentUserName: Type.String(),
  startTime: textOrNull,
  endTime: textOrNull,
  status: textOrNull,
  createName: textOrNull,
  updateName: textOrNull,
  ...auditMembers,
})

/** In whose hands a user's tasks are, and when. */
const standIn = {
  agentUserName: requiredText(100),
  startTime: optionalText(19),
  endTime: optionalText(19),
  status: Type.Optional(choice('0', '1')),
}

/** User agents (contract §19). */
export const userAgentOperations = {
  ...administrationOperations({
    name: 'userAgent',
    path: '/sys/sysUserAgent',
    permission: 'system:userAgent',
    label: 'User agents',
    row: userAgent,
    members: { userName: requiredText(100), ...standIn },
    filters: { userName: filter, agentUserName: filter, status: filter },
  }),
  userAgentByUserName: defineOperation({
    id: 'userAgentByUserName',
    method: 'GET',
    path: '/sys/sysUserAgent/queryByUserName',
    summary: 'Who stands in for a user: for oneself, or with the right to list them',
    query: query({ userName: Type.String({ minLength: 1, maxLength: 100 }) }),
    result: Type.Union([userAgent, Type.Null()]),
  }),
  ownAgentSave: defineOperation({
    id: 'ownAgentSave',
    method: 'PUT',
    path: '/sys/sysUserAgent/own',
    summary: 'Say who stands in for oneself, in place of what was said before',
    body: body(standIn),
    result: nothing,
  }),
  ownAgentRemove: defineOperation({
    id: 'ownAgentRemove',
    method: 'DELETE',
    path: '/sys/sysUserAgent/own',
    summary: 'Take back who stands in for oneself',
    query: query({}),
    result: nothing,
  }),
}
