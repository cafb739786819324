import type { Condition, Formula, Scalar, When } from '@lading/core/entity'

const SIGNS = { eq: '=', ne: '!=', gt: '>', ge: '>=', lt: '<', le: '<=' } as const

const isPlain = (part: Formula) => typeof part === 'number' || typeof part === 'string'

/** A part of a formula, in brackets where it is one of several. */
function part(formula: Formula): string | undefined {
  const text = formulaText(formula)
  if (text === undefined) return undefined
  const bare =
    isPlain(formula) ||
    (typeof formula === 'object' &&
      !('plus' in formula || 'minus' in formula || 'times' in formula || 'over' in formula))
  return bare ? text : `(${text})`
}

function joined(parts: readonly Formula[], by: string): string | undefined {
  const texts = parts.map(part)
  return texts.includes(undefined) ? undefined : texts.join(by)
}

/** A formula as people write it; nothing where only data can say it. */
export function formulaText(formula: Formula): string | undefined {
  if (isPlain(formula)) return String(formula)
  if (typeof formula !== 'object') return undefined
  if ('plus' in formula) return joined(formula.plus, ' + ')
  if ('minus' in formula) return joined(formula.minus, ' - ')
  if ('times' in formula) return joined(formula.times, ' * ')
  if ('over' in formula) return joined(formula.over, ' / ')
  if ('sum' in formula) return `sum(${formula.sum})`
  if ('count' in formula) return formula.where ? undefined : `count(${formula.count})`
  if ('least' in formula || 'greatest' in formula) {
    const parts = 'least' in formula ? formula.least : formula.greatest
    const texts = parts.map(formulaText)
    return texts.includes(undefined)
      ? undefined
      : `${'least' in formula ? 'min' : 'max'}(${texts.join(', ')})`
  }
  if ('round' in formula) {
    const inner = formulaText(formula.round)
    return inner === undefined ? undefined : `round(${inner}, ${formula.digits})`
  }
  return undefined
}

const valueText = (value: Scalar) =>
  typeof value === 'string' && !/^[A-Za-z_][A-Za-z0-9_.]*$/.test(value) ? `"${value}"` : String(value)

/** A condition as people write it; nothing where only data can say it. */
export function conditionText(condition: When | undefined): string | undefined {
  if (condition === undefined || typeof condition === 'function') return undefined
  if ('all' in condition || 'any' in condition) {
    const parts = 'all' in condition ? condition.all : condition.any
    const texts = parts.map((each: Condition) => {
      const text = conditionText(each)
      return text !== undefined && ('all' in each || 'any' in each) ? `(${text})` : text
    })
    return texts.includes(undefined) ? undefined : texts.join('all' in condition ? ' and ' : ' or ')
  }
  if ('not' in condition) {
    const text = conditionText(condition.not)
    return text === undefined ? undefined : `not (${text})`
  }
  if (!('field' in condition)) return undefined
  const { field, op, value, other } = condition
  if (op === 'empty' || op === 'filled') return `${field} ${op}`
  if (op === 'in' && Array.isArray(value)) return `${field} in (${value.map(valueText).join(', ')})`
  if (!Object.hasOwn(SIGNS, op)) return undefined
  const sign = SIGNS[op as keyof typeof SIGNS]
  if (other !== undefined) return `${field} ${sign} field(${other})`
  if (typeof value === 'object' && 'the' in value) return `${field} ${sign} ${value.the}()`
  return value === undefined || typeof value === 'object' ? undefined : `${field} ${sign} ${valueText(value)}`
}
