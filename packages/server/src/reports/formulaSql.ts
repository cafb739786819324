import type { DataFinding } from '@lading/core/data-form'
import type { Formula } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Parts of one formula, and levels of it, at most. */
const LIMIT = 60
const MAX_DEPTH = 12

const LISTS = ['times', 'plus', 'minus', 'over', 'least', 'greatest'] as const
type ListName = (typeof LISTS)[number]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The operation of a formula, if it is one of lists. */
function listOf(formula: Record<string, unknown>): [ListName, readonly unknown[]] | undefined {
  const keys = Object.keys(formula)
  const name = LISTS.find((each) => keys.length === 1 && keys[0] === each)
  const parts = name && formula[name]
  return name && Array.isArray(parts) && parts.length > 0 ? [name, parts] : undefined
}

/** What is wrong with a formula of a report. @param names the columns that it may name */
export function formulaFindings(formula: unknown, names: ReadonlySet<string>, path: string): DataFinding[] {
  let parts = 0
  const look = (at: unknown, depth: number): DataFinding[] => {
    parts += 1
    if (parts > LIMIT || depth > MAX_DEPTH)
      return parts > LIMIT + 1
        ? []
        : [{ path, zh: '公式过长或嵌套过深', en: 'the formula is too large or nested too deeply' }]
    if (typeof at === 'number' && Number.isFinite(at)) return []
    if (typeof at === 'string')
      return names.has(at)
        ? []
        : [
            {
              path,
              zh: `公式中没有列“${at}”`,
              en: `the formula names "${at}", which is no column it may use`,
            },
          ]
    if (isObject(at)) {
      const list = listOf(at)
      if (list && (list[0] !== 'over' || list[1].length === 2))
        return list[1].flatMap((each) => look(each, depth + 1))
      const { round, digits } = at
      const whole = typeof digits === 'number' && Number.isInteger(digits) && digits >= 0 && digits <= 6
      if (round !== undefined && whole && Object.keys(at).length === 2) return look(round, depth + 1)
    }
    return [
      {
        path,
        zh: '不是报表可用的公式：可用数字、列、times、plus、minus、over、least、greatest、round',
        en: 'is no formula of a report: numbers, columns, times, plus, minus, over, least, greatest and round may be used',
      },
    ]
  }
  return look(formula, 0)
}

/** The columns that a checked formula names. */
export function formulaNames(formula: Formula): string[] {
  if (typeof formula === 'string') return [formula]
  if (!isObject(formula)) return []
  const list = listOf(formula)
  if (list) return list[1].flatMap((each) => formulaNames(each as Formula))
  return formulaNames((formula as { round: Formula }).round)
}

/**
 * A checked formula as SQL over numeric columns, blanks as `calculateFormula` takes them.
 * @param column gives the expression of a column
 */
export function formulaSql(formula: Formula, column: (name: string) => SQL): SQL {
  const of = (part: unknown) => formulaSql(part as Formula, column)
  if (typeof formula === 'number') return sql`${String(formula)}::numeric`
  if (typeof formula === 'string') return sql`(${column(formula)})::numeric`
  const list = listOf(formula as unknown as Record<string, unknown>)
  if (!list) {
    const { round, digits } = formula as { round: Formula; digits: number }
    return sql`round(${of(round)}, ${digits}::integer)`
  }
  const [name, given] = list
  const parts = given.map(of)
  const [first, second] = parts as [SQL, SQL]
  if (name === 'times') return sql`(${sql.join(parts, sql` * `)})`
  if (name === 'over') return sql`(${first} / nullif(${second}, 0))`
  if (name === 'least' || name === 'greatest') return sql`${sql.raw(name)}(${sql.join(parts, sql`, `)})`
  // Blank parts count as 0; nothing when all are blank.
  const sum = sql.join(
    parts.map((part) => sql`coalesce(${part}, 0)`),
    name === 'plus' ? sql` + ` : sql` - `,
  )
  return sql`(CASE WHEN coalesce(${sql.join(parts, sql`, `)}) IS NULL THEN NULL ELSE ${sum} END)`
}
