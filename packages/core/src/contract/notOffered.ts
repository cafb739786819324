import { Type } from 'typebox'
import type { Text } from '../text'
import type { Operation, Verb } from './operation'
import { defineOperation } from './operation'

/** Calls of the contract that a server refuses, and why. */
export interface Refusal {
  operations: readonly Operation[]
  /** Told to the caller. */
  reason: Text
  /**
   * HTTP status for who may ask: 200 with a failed envelope where the caller holds the right and gets nothing for it,
   * 404 where there is nothing at all.
   */
  status: 200 | 404
}

type Row = [id: string, verbs: [Verb, ...Verb[]], path: string, permission?: string]

const ALL: [Verb, ...Verb[]] = ['GET', 'POST', 'PUT', 'DELETE']

function refusal(status: Refusal['status'], reason: Text, rows: Row[]): Refusal {
  const operations = rows.map(([id, [method, ...also], path, permission]) =>
    defineOperation({
      id,
      method,
      ...(also.length > 0 ? { also } : {}),
      path,
      summary: `Refused: ${reason.en}`,
      result: Type.Null(),
      ...(permission ? { permission } : {}),
    }),
  )
  return { operations: operations as Operation[], reason, status }
}

const DESIGN = 'online:report:design'
const GATEWAY = 'system:gateway:edit'

/** Every call that the contract names and no server of ours does; nothing is left out silently. */
export const refusals: readonly Refusal[] = [
  // Contract §27.2, §27.10, threat list of security.md.
  refusal(
    200,
    {
      zh: '出于安全原因，本服务器不提供此功能：报表和网关由模块注册',
      en: 'refused by design: no SQL, address or route of a client is run; modules register reports and gateways',
    },
    [
      ['reportHeadAdd', ['POST'], '/online/cgreport/head/add', DESIGN],
      ['reportHeadEdit', ['PUT'], '/online/cgreport/head/editAll', DESIGN],
      ['reportHeadDelete', ['DELETE'], '/online/cgreport/head/delete', DESIGN],
      ['reportHeadDeleteBatch', ['DELETE'], '/online/cgreport/head/deleteBatch', DESIGN],
      ['reportParseSql', ['GET'], '/online/cgreport/head/parseSql', DESIGN],
      ['gatewayList', ['GET'], '/sys/gatewayRoute/list', GATEWAY],
      ['gatewayUpdateAll', ['POST'], '/sys/gatewayRoute/updateAll', GATEWAY],
      ['gatewayDelete', ['DELETE'], '/sys/gatewayRoute/delete', GATEWAY],
      ['gatewayClearRedis', ['GET'], '/sys/gatewayRoute/clearRedis', GATEWAY],
    ],
  ),
  refusal(
    404,
    {
      zh: '出于安全原因，本服务器没有此接口：请使用 /sys/dict/loadDict',
      en: 'refused by design: a table of the client was read there; use /sys/dict/loadDict with a registered table',
    },
    [['dictTableData', ['GET'], '/sys/dict/queryTableData']],
  ),
  refusal(
    404,
    {
      zh: '出于安全原因，本服务器不转发请求',
      en: 'refused by design: the server calls no address that a client gives',
    },
    [['transit', ALL, '/sys/common/transitRESTful']],
  ),
  refusal(
    404,
    {
      zh: '出于安全原因，运行状态不在此公开：请使用 /healthz、/readyz、/metrics',
      en: 'refused by design: the inside of the server is not shown here; use /healthz, /readyz and /metrics',
    },
    [
      ['actuator', ALL, '/actuator/*'],
      ['systemActuator', ALL, '/sys/actuator/*'],
    ],
  ),
  // No shape of these is known; real users, roles and permissions have calls of their own (contract §19, "Mock").
  refusal(
    404,
    {
      zh: '本服务器不提供模拟数据，请使用真实接口',
      en: 'no mock data here: use /sys/user/list, /sys/role/list, /sys/permission/list',
    },
    [
      ['mockUser', ['GET'], '/mock/api/user'],
      ['mockRole', ['GET'], '/mock/api/role'],
      ['mockService', ['GET'], '/mock/api/service'],
      ['mockPermission', ['GET'], '/mock/api/permission'],
      ['mockPermissionNoPager', ['GET'], '/mock/api/permission/no-pager'],
    ],
  ),
  // Contract §21: what is script or SQL of a designer, and a database's own tables, is not for clients.
  refusal(
    404,
    {
      zh: '出于安全原因，本服务器没有此接口：在线表单以定义保存，不执行脚本和SQL，见 /online/form',
      en: 'refused by design: forms are kept as definitions, and no script or SQL of theirs is run; see /online/form',
    },
    [
      ['onlineForms', ALL, '/online/cgform/*'],
      ['designedForms', ALL, '/desform/*'],
    ],
  ),
]
