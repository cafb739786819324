import type { Code, Hole } from './code'
import { code, literal, property } from './code'

/**
 * Plain data as source text: texts, numbers, flags, arrays and objects.
 *
 * @throws Error for anything else, e.g. a function
 */
export function data(value: unknown): Hole {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return literal(value)
  if (Array.isArray(value)) return code`[${value.map((each) => code`${data(each)},`)}]`
  if (typeof value === 'object' && value !== null) return code`{ ${entries(value)} }`
  throw new Error(`${typeof value} cannot be written as data.`)
}

/** The properties of an object, one a line, without its braces; undefined ones are left out. */
export function entries(object: object): Code[] {
  return Object.entries(object)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => code`${property(name)}: ${data(each)},`)
}
