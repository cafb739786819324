import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { stampOf } from '../../db/typeParsers'
import { answer } from '../../http/answer'
import { route } from '../../http/route'
import type { Context } from '../../module'

const DAYS = 7
const DAY_MS = 86_400_000
const LOGIN = sql`log_type = 1 AND userid <> ''`
/** Days are days of GMT+8, whatever the session's time zone. */
const DAY = sql`(create_time AT TIME ZONE 'Asia/Shanghai')::date`

/** Counters of the entry page (contract §6.7). */
export function mountDashboard(app: FastifyInstance, { db, providers }: Context): void {
  const today = () => stampOf(new Date()).slice(0, 10)
  route(app, operations.loginfo, async () => {
    const row = await db.row(
      sql`SELECT count(*)::int AS total_visit_count,
            count(*) FILTER (WHERE ${DAY} = ${today()}::date)::int AS today_visit_count,
            count(DISTINCT ip) FILTER (WHERE ${DAY} = ${today()}::date)::int AS today_ip
          FROM sys_log WHERE ${LOGIN}`,
    )
    return answer(row, '登录成功')
  })
  route(app, operations.visitInfo, async () => {
    const days = Array.from({ length: DAYS }, (_, at) =>
      stampOf(new Date(Date.now() - (DAYS - 1 - at) * DAY_MS)).slice(0, 10),
    )
    const rows = await db.rows<{ day: string; visit: number; ip: number }>(
      sql`SELECT ${DAY}::text AS day, count(*)::int AS visit, count(DISTINCT ip)::int AS ip FROM sys_log
          WHERE ${LOGIN} AND create_time > now() - interval '8 days' GROUP BY 1`,
    )
    const byDay = new Map(rows.map((row) => [row.day, row]))
    return days.map((day) => ({
      tian: day,
      type: day.slice(5),
      visit: byDay.get(day)?.visit ?? 0,
      ip: byDay.get(day)?.ip ?? 0,
    }))
  })
  route(app, operations.thirdAppGetEnabledType, () => {
    const sources = providers.map(({ source }) => source)
    return { wechatEnterprise: sources.includes('wechat_enterprise'), dingtalk: sources.includes('dingtalk') }
  })
}
