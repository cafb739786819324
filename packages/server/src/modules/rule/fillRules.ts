import { operations } from '@lading/core/contract'
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database'
import { stampOf } from '../../db/typeParsers'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { nextCategoryCode } from '../category/categoryCodes'
import { nextDepartmentCode } from '../department/departmentCodes'

type Form = Record<string, unknown>

interface FillInput {
  db: Database
  params: Form
  form: Form
}

const textOf = (source: Form, ...names: string[]): string => {
  for (const name of names) {
    const value = Object.hasOwn(source, name) ? source[name] : undefined
    if (typeof value === 'string' && value !== '') return value.slice(0, 64)
  }
  return ''
}

/** The parameters of a rule: a JSON object, or none. */
function parametersOf(text: string): Form {
  try {
    const read: unknown = JSON.parse(text || '{}')
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Form) : {}
  } catch {
    return {}
  }
}

/**
 * The rules that can be run, by name: never a class or an expression of the wire (security.md §3, threat 32). A code
 * is the next free one at this moment; the record that is saved gets its own.
 */
const FILLERS: Record<string, (input: FillInput) => unknown> = {
  org_num_role: async ({ db, params, form }) => {
    const { code, level } = await nextDepartmentCode(
      db,
      textOf(form, 'parentId') || textOf(params, 'parentId'),
    )
    return { orgCode: code, orgType: String(level) }
  },
  category_code_rule: ({ db, params, form }) =>
    nextCategoryCode(db, textOf(form, 'pid') || textOf(params, 'pid') || '0'),
  shop_order_num: ({ params, form }) =>
    `${(textOf(form, 'prefix') || textOf(params, 'prefix') || 'CN').slice(0, 20)}${stampOf(new Date()).replace(/\D/g, '')}${randomInt(10, 100)}`,
}

/** Running fill rules (contract §18). */
export function mountFillers(app: FastifyInstance, { db }: Context): void {
  const fill = async (ruleCode: string, form: Form) => {
    const rule = await db.row<{ ruleClass: string; ruleParams: string }>(
      sql`SELECT rule_class, rule_params FROM sys_fill_rule WHERE rule_code = ${ruleCode}`,
    )
    const filler = rule && Object.hasOwn(FILLERS, rule.ruleClass) ? FILLERS[rule.ruleClass] : undefined
    if (!rule || !filler) throw new Failure('该编码不存在')
    return filler({ db, params: parametersOf(rule.ruleParams), form })
  }
  route(app, operations.fillRuleExecute, ({ params, body }) => fill(params.ruleCode, body))
  route(app, operations.fillRuleExecuteBatch, async ({ body }) => {
    const { commonFormData = {}, rules } = body
    const filled: { ruleCode: string; result: unknown }[] = []
    for (const { ruleCode, formData } of rules)
      filled.push({ ruleCode, result: await fill(ruleCode, formData ?? commonFormData) })
    return filled
  })
  route(app, operations.fillRuleTest, ({ query }) => fill(query.ruleCode, {}))
}
