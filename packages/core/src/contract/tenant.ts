import { Type } from 'typebox'
import { defineOperation } from './operation'
import { administrationOperations, optionalInteger, optionalText, requiredText } from './administration'
import { answer, filter, integerOrNull, query, textOrNull } from './schemas'

/** SysTenant (contract §22.2). Its id is an integer. */
export const tenant = answer({
  id: Type.Integer(),
  name: Type.String(),
  beginDate: textOrNull,
  endDate: textOrNull,
  status: integerOrNull,
})

/** A tenant's id, also as the text that forms send. */
const tenantId = Type.Union([
  Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  Type.String({ pattern: '^[1-9]\\d{0,8}$' }),
])

/** Tenants. */
export const tenantOperations = {
  ...administrationOperations({
    name: 'tenant',
    path: '/sys/tenant',
    permission: 'system:tenant',
    label: 'Tenants',
    row: tenant,
    members: {
      id: tenantId,
      name: requiredText(100),
      beginDate: optionalText(19),
      endDate: optionalText(19),
      status: optionalInteger,
    },
    filters: { name: filter, status: filter },
    id: tenantId,
  }),
  tenantQueryList: defineOperation({
    id: 'tenantQueryList',
    method: 'GET',
    path: '/sys/tenant/queryList',
    summary: 'Tenants to choose from; with ids only those',
    query: query({ ids: Type.Optional(Type.String()) }),
    result: Type.Array(tenant),
  }),
  tenantGetCurrentUserTenant: defineOperation({
    id: 'tenantGetCurrentUserTenant',
    method: 'GET',
    path: '/sys/tenant/getCurrentUserTenant',
    summary: 'Tenants of the session',
    query: query({}),
    result: answer({ list: Type.Array(tenant) }),
  }),
}
