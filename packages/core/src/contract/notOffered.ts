import { Type } from 'typebox'
import type { Operation, Verb } from './operation'
import { defineOperation } from './operation'

/** Calls of the contract that a server refuses by design: they take SQL, addresses or routes from a client. */
const REFUSED: [id: string, method: Verb, path: string, permission: string][] = [
  ['reportHeadAdd', 'POST', '/online/cgreport/head/add', 'online:report:design'],
  ['reportHeadEdit', 'PUT', '/online/cgreport/head/editAll', 'online:report:design'],
  ['reportHeadDelete', 'DELETE', '/online/cgreport/head/delete', 'online:report:design'],
  ['reportHeadDeleteBatch', 'DELETE', '/online/cgreport/head/deleteBatch', 'online:report:design'],
  ['reportParseSql', 'GET', '/online/cgreport/head/parseSql', 'online:report:design'],
  ['gatewayList', 'GET', '/sys/gatewayRoute/list', 'system:gateway:edit'],
  ['gatewayUpdateAll', 'POST', '/sys/gatewayRoute/updateAll', 'system:gateway:edit'],
  ['gatewayDelete', 'DELETE', '/sys/gatewayRoute/delete', 'system:gateway:edit'],
  ['gatewayClearRedis', 'GET', '/sys/gatewayRoute/clearRedis', 'system:gateway:edit'],
  ['dataSourceList', 'GET', '/sys/dataSource/list', 'system:gateway:edit'],
  ['dataSourceAdd', 'POST', '/sys/dataSource/add', 'system:gateway:edit'],
  ['dataSourceEdit', 'PUT', '/sys/dataSource/edit', 'system:gateway:edit'],
  ['dataSourceDelete', 'DELETE', '/sys/dataSource/delete', 'system:gateway:edit'],
]

/**
 * Refused by design (contract §27.2, §27.10): a caller without the right gets 403 like everywhere, one with it the
 * reason.
 */
export const notOfferedOperations: Record<string, Operation> = Object.fromEntries(
  REFUSED.map(([id, method, path, permission]) => [
    id,
    defineOperation({
      id,
      method,
      path,
      summary: 'Refused by design: no SQL, address or route of a client is run',
      result: Type.Null(),
      permission,
    }) as Operation,
  ]),
)
