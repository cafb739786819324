import type { Issue } from '@lading/core/entity'
import { isEmptyValue } from '@lading/core/rules'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { said } from '../http/language'
import { checkAllAgainst, readCheckRule } from '../modules/rule/checkRules'
import type { SavedPlace, SavedPlaces } from './referencesCheck'
import { sameValue } from './wireValue'

/** A value that was put into a field with a check rule. */
interface Asked {
  rule: string
  value: string
  issue: Omit<Issue, 'message'>
}

/** What was put there now: a value that is stored already stays, also where its rule was made stricter since. */
function askedOf({ fields, line, places }: SavedPlaces): Asked[] {
  const ruled = Object.entries(fields).filter(([, { checkRule }]) => checkRule !== undefined)
  const isNew = ({ row, before }: SavedPlace, name: string) =>
    !isEmptyValue(row[name]) && !sameValue(row[name], before?.[name] ?? null)
  return ruled.flatMap(([field, { checkRule }]) =>
    places
      .filter((place) => isNew(place, field))
      .map(({ row, place }) => ({
        rule: checkRule!,
        value: String(row[field]),
        issue: { ...place, field, ...(line !== undefined && { line }) },
      })),
  )
}

/**
 * What new values lack to pass the check rules of their fields (spec 1 §5), with one statement for all rules. A rule that
 * nobody keeps refuses nothing: the definition is older than it, or an administrator took it away.
 */
export async function ruleIssues(tx: Transaction, groups: readonly SavedPlaces[]): Promise<Issue[]> {
  const asked = groups.flatMap(askedOf)
  if (asked.length === 0) return []
  const codes = [...new Set(asked.map(({ rule }) => rule))]
  const rules = await tx.rows<{ ruleCode: string; ruleJson: string }>(
    sql`SELECT rule_code, rule_json FROM sys_check_rule WHERE ${isIn(sql`rule_code`, codes)}`,
  )
  return rules.flatMap(({ ruleCode, ruleJson }) => {
    const own = asked.filter(({ rule }) => rule === ruleCode)
    const steps = readCheckRule(ruleJson)
    // It was read when it was written: this is for rows that were written past the server.
    if (typeof steps === 'string') return []
    const failed = checkAllAgainst(
      steps,
      own.map(({ value }) => value),
    )
    if (failed === 'slow') {
      const message = said('校验规则过于复杂', 'The check rule takes too long')
      return own.map(({ issue }) => ({ ...issue, message }))
    }
    return own.flatMap(({ issue }, index) => {
      const step = failed[index]
      return step ? [{ ...issue, message: step.message }] : []
    })
  })
}
