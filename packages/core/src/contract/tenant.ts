import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, filter, integerOrNull, listQuery, page, query, textOrNull } from './schemas'

/** SysTenant (contract §22.2). Its id is an integer. */
export const tenant = answer({
  id: Type.Integer(),
  name: Type.String(),
  beginDate: textOrNull,
  endDate: textOrNull,
  status: integerOrNull,
})

/** Tenants. */
export const tenantOperations = {
  tenantList: defineOperation({
    id: 'tenantList',
    method: 'GET',
    path: '/sys/tenant/list',
    summary: 'Tenants, paged',
    query: listQuery({ name: filter, status: filter }),
    result: page(tenant),
    permission: 'system:tenant:list',
  }),
  tenantQueryList: defineOperation({
    id: 'tenantQueryList',
    method: 'GET',
    path: '/sys/tenant/queryList',
    summary: 'Tenants to choose from; with ids only those',
    query: query({ ids: Type.Optional(Type.String()) }),
    result: Type.Array(tenant),
  }),
}
