import type { EntityDefinition } from '../entity/types'
import type { EntityData, NamedFunctions } from './dataForm'
import type { DataFinding } from './finding'
import { DataFormError, pathText } from './finding'

/** Actions may not be called like members of objects, so a function's name cannot be one either. */
const isName = (name: string) => /^[A-Za-z][A-Za-z0-9_]{0,62}$/.test(name) && !(name in {})

/**
 * A definition as data. What is not said is left out; a function is written as the name under which `named` holds it,
 * and a regular expression without flags as its text.
 *
 * @param named the functions that the definition may use
 * @throws DataFormError naming every function that has no name, and everything else that JSON cannot say
 */
export function toData(definition: EntityDefinition, named: NamedFunctions = {}): EntityData {
  const names = new Map(
    Object.entries(named).flatMap(([name, each]) => (isName(name) ? [[each as unknown, name] as const] : [])),
  )
  const findings: DataFinding[] = []
  const no = (path: readonly (string | number)[], zh: string, en: string) => {
    findings.push({ path: pathText(path), zh, en })
    return null
  }
  const written = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof value === 'function') {
      const name = names.get(value)
      if (name !== undefined) return { call: name }
      return no(
        path,
        '是函数：请改为条件或公式，或登记名称',
        'is a function: say it as a condition or formula, or name it',
      )
    }
    if (value instanceof RegExp) {
      if (value.flags === '') return value.source
      return no(path, '正则表达式不能带标志', 'is a regular expression with flags')
    }
    if (Array.isArray(value)) return value.map((each, at) => written(each, [...path, at]))
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter(([, each]) => each !== undefined)
      return Object.fromEntries(entries.map(([key, each]) => [key, written(each, [...path, key])]))
    }
    if (typeof value === 'number' && !Number.isFinite(value)) return no(path, '不是数字', 'is no number')
    if (['string', 'number', 'boolean'].includes(typeof value) || value === null) return value
    return no(path, '不能存为数据', 'cannot be said as data')
  }
  const data = written(definition, [])
  if (findings.length > 0) throw new DataFormError(findings)
  return data as EntityData
}
