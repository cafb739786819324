import type { Row } from '../../rules/types'
import { addDecimals, compareDecimals, divideDecimals, readDecimal, toNumber } from '../decimal'
import type { Decimal } from '../decimal'
import { MAX_DEPTH, holds, valueAt } from './holds'
import type { Formula, Scope } from './types'

const ZERO: Decimal = { units: 0n, scale: 0 }
/** Decimal places that are kept of a division until the result is rounded. */
const DIVIDED = 20

const negative = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale })
const product = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, scale: a.scale + b.scale })

/** The lines and their field that `lines.field` names. */
function column(name: string, { lines }: Scope): unknown[] {
  const [key = '', field = ''] = name.split('.')
  return rows(key, lines).map((row) => (Object.hasOwn(row, field) ? row[field] : undefined))
}

function rows(key: string, lines: Scope['lines']): readonly Row[] {
  return lines && Object.hasOwn(lines, key) ? lines[key]! : []
}

function total(parts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const given = parts.filter((part) => part !== undefined)
  return given.length === 0 ? undefined : given.reduce(addDecimals, ZERO)
}

function extreme(parts: readonly (Decimal | undefined)[], sign: 1 | -1): Decimal | undefined {
  const given = parts.filter((part) => part !== undefined)
  return given.reduce<Decimal | undefined>(
    (best, each) => (!best || compareDecimals(each, best) * sign > 0 ? each : best),
    undefined,
  )
}

function evaluate(formula: Formula, scope: Scope, depth: number): Decimal | undefined {
  if (depth > MAX_DEPTH) throw new Error('A formula is nested too deeply.')
  if (typeof formula === 'number') return readDecimal(formula)
  if (typeof formula === 'string') return readDecimal(valueAt(formula, scope))
  const of = (part: Formula) => evaluate(part, scope, depth + 1)
  if ('times' in formula) {
    const factors = formula.times.map(of)
    return factors.reduce((all, each) => all && each && product(all, each), { units: 1n, scale: 0 })
  }
  if ('plus' in formula) return total(formula.plus.map(of))
  if ('minus' in formula) {
    return total(
      formula.minus.map((part, at) => {
        const value = of(part)
        return value && at > 0 ? negative(value) : value
      }),
    )
  }
  if ('over' in formula) {
    const [part, whole] = formula.over.map(of)
    return part && whole && divideDecimals(part, whole, DIVIDED)
  }
  if ('least' in formula) return extreme(formula.least.map(of), -1)
  if ('greatest' in formula) return extreme(formula.greatest.map(of), 1)
  if ('sum' in formula) return total(column(formula.sum, scope).map(readDecimal)) ?? ZERO
  if ('count' in formula) {
    const { count, where } = formula
    const record = scope.record ?? scope.row
    const counted = rows(count, scope.lines).filter(
      (row) => !where || holds(where, { ...scope, row, record }),
    )
    return { units: BigInt(counted.length), scale: 0 }
  }
  if ('round' in formula) {
    const value = of(formula.round)
    return value && readDecimal(toNumber(value, formula.digits))
  }
  if (holds(formula.when, scope)) return of(formula.then)
  return formula.else === undefined ? undefined : of(formula.else)
}

/**
 * The value of a formula, computed in exact decimals and rounded once, half away from zero; `null` where nothing is to
 * be shown yet.
 *
 * @param digits decimal places of the result
 * @throws Error when it is nested deeper than `MAX_DEPTH`
 * @example calculateFormula({ times: ['quantity', 'price'] }, { row: { quantity: 3, price: 1.005 } }, 2) // 3.02
 */
export function calculateFormula(formula: Formula, scope: Scope, digits: number): number | null {
  const value = evaluate(formula, scope, 0)
  return value ? toNumber(value, digits) : null
}
