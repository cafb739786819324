import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import { cleared, mountAdministration } from '../administration'
import { checkAgainst, readCheckRule } from './checkRules'
import { mountFillers } from './fillRules'

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

/** Check rules and fill rules (contract §18). */
export function mountRules(app: FastifyInstance, context: Context): void {
  const { db } = context
  mountAdministration<'checkRule', CheckBody>(app, context, operations, 'checkRule', {
    table: 'sys_check_rule',
    list: {
      from: sql`sys_check_rule r`,
      select: sql`r.*`,
      fields: columnsOf('r', {
        id: 'text',
        ruleName: 'text',
        ruleCode: 'text',
        ruleJson: 'text',
        ruleDescription: 'text',
        createTime: 'datetime',
      }),
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
    if (failed === 'slow') throw new Failure('正则表达式过于复杂')
    if (failed) throw new Failure(failed.message, undefined, undefined, failed)
    return null
  })

  mountAdministration<'fillRule', FillBody>(app, context, operations, 'fillRule', {
    table: 'sys_fill_rule',
    list: {
      from: sql`sys_fill_rule r`,
      select: sql`r.*`,
      fields: columnsOf('r', {
        id: 'text',
        ruleName: 'text',
        ruleCode: 'text',
        ruleClass: 'text',
        ruleParams: 'text',
        createTime: 'datetime',
      }),
      id: sql`r.id`,
    },
    values: ({ ruleName, ruleCode, ruleClass, ruleParams }) => ({
      ruleName,
      ruleCode,
      ruleClass,
      ruleParams: cleared(ruleParams),
    }),
  })
  mountFillers(app, context)
}
