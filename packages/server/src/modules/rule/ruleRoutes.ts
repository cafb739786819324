import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { stampOf } from '../../db/typeParsers'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { cleared, mountAdministration } from '../administration'
import { checkAgainst, readCheckRule } from './checkRules'

interface CheckBody {
  ruleName: string
  ruleCode: string
  ruleJson: string
  ruleDescription?: string | null
}
interface FillBody {
  ruleName: string
  ruleCode: string
  ruleClass: string
  ruleParams?: string | null
}

function parameter(params: string, name: string): string {
  try {
    const read: unknown = JSON.parse(params || '{}')
    const value = (read as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value.slice(0, 20) : ''
  } catch {
    return ''
  }
}

/** The rules that can be run, by name: never a class or an expression of the wire (security.md §3, threat 32). */
const FILLERS: Record<string, (session: Session, params: string) => unknown> = {
  org_num_role: (session) => ({ orgCode: session.orgCode, orgType: String(session.orgCode.length / 3) }),
  category_code_rule: () => 'A01',
  shop_order_num: (_session, params) =>
    `${parameter(params, 'prefix') || 'CN'}${stampOf(new Date()).replace(/\D/g, '').slice(0, 14)}${randomInt(10, 100)}`,
}

/** Check rules and fill rules (contract §18). */
export function mountRules(app: FastifyInstance, context: Context): void {
  const { db } = context
  mountAdministration<'checkRule', CheckBody>(app, context, operations, 'checkRule', {
    table: 'sys_check_rule',
    list: {
      from: sql`sys_check_rule r`,
      select: sql`r.*`,
      fields: columnsOf('r', { id: 'text', ruleName: 'text', ruleCode: 'text', createTime: 'datetime' }),
      id: sql`r.id`,
    },
    values: ({ ruleName, ruleCode, ruleJson, ruleDescription }) => {
      const steps = readCheckRule(ruleJson)
      if (typeof steps === 'string') throw new Failure(steps)
      return { ruleName, ruleCode, ruleJson, ruleDescription: cleared(ruleDescription) }
    },
  })
  route(app, operations.checkRuleByCode, async ({ query }) => {
    const rule = await db.row<{ ruleJson: string }>(
      sql`SELECT rule_json FROM sys_check_rule WHERE rule_code = ${query.ruleCode}`,
    )
    if (!rule) throw new Failure('该编码不存在')
    const steps = readCheckRule(rule.ruleJson)
    if (typeof steps === 'string') throw new Failure(steps)
    // Clients encode the value once more.
    let value = query.value
    try {
      value = decodeURIComponent(value)
    } catch {
      // It was not encoded.
    }
    const failed = checkAgainst(steps, value)
    if (failed) throw new Failure(failed.message, undefined, undefined, failed)
    return null
  })

  mountAdministration<'fillRule', FillBody>(app, context, operations, 'fillRule', {
    table: 'sys_fill_rule',
    list: {
      from: sql`sys_fill_rule r`,
      select: sql`r.*`,
      fields: columnsOf('r', { id: 'text', ruleName: 'text', ruleCode: 'text', createTime: 'datetime' }),
      id: sql`r.id`,
    },
    values: ({ ruleName, ruleCode, ruleClass, ruleParams }) => ({
      ruleName,
      ruleCode,
      ruleClass,
      ruleParams: cleared(ruleParams),
    }),
  })
  route(app, operations.fillRuleExecute, async ({ params, session }) => {
    const rule = await db.row<{ ruleClass: string; ruleParams: string }>(
      sql`SELECT rule_class, rule_params FROM sys_fill_rule WHERE rule_code = ${params.ruleCode}`,
    )
    const fill = rule && Object.hasOwn(FILLERS, rule.ruleClass) ? FILLERS[rule.ruleClass] : undefined
    if (!rule || !fill) throw new Failure('该编码不存在')
    return fill(session, rule.ruleParams)
  })
}
