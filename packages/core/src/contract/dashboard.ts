import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, query } from './schemas'

/** Counters of the dashboard (contract §6.7) and switches that clients ask for. */
export const dashboardOperations = {
  loginfo: defineOperation({
    id: 'loginfo',
    method: 'GET',
    path: '/sys/loginfo',
    summary: 'Visit counters',
    query: query({}),
    result: answer({
      totalVisitCount: Type.Integer(),
      todayVisitCount: Type.Integer(),
      todayIp: Type.Integer(),
    }),
  }),
  visitInfo: defineOperation({
    id: 'visitInfo',
    method: 'GET',
    path: '/sys/visitInfo',
    summary: 'Visits of the last seven days: tian yyyy-MM-dd, type MM-dd',
    query: query({}),
    result: Type.Array(
      answer({ visit: Type.Integer(), ip: Type.Integer(), tian: Type.String(), type: Type.String() }),
    ),
  }),
  thirdAppGetEnabledType: defineOperation({
    id: 'thirdAppGetEnabledType',
    method: 'GET',
    path: '/sys/thirdApp/getEnabledType',
    summary: 'Enterprise messengers that are connected',
    query: query({}),
    result: answer({ wechatEnterprise: Type.Boolean(), dingtalk: Type.Boolean() }),
  }),
}
