import type { Formula } from './condition/types'

/** How fields are computed, by their names: by formulas, or by functions, which are not looked into. */
export type Computed = Readonly<Record<string, Formula | ((...given: never[]) => unknown)>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members of formulas and conditions that hold names of fields beside the computed one, or parts that do. */
const NAMING = new Set([
  ...['times', 'plus', 'minus', 'over', 'least', 'greatest', 'round', 'when', 'then', 'else'],
  ...['all', 'any', 'not', 'field', 'other'],
])

/** The fields that a formula names beside its own; what is asked of lines has their names, and is left out. */
function namesIn(part: unknown, found: Set<string>): Set<string> {
  if (typeof part === 'string') found.add(part)
  else if (Array.isArray(part)) for (const each of part) namesIn(each, found)
  else if (isObject(part))
    for (const [member, value] of Object.entries(part)) if (NAMING.has(member)) namesIn(value, found)
  return found
}

/** The computed fields that each is computed from. */
function sources(computed: Computed): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(computed).map(([name, compute]) => [
      name,
      typeof compute === 'function'
        ? []
        : [...namesIn(compute, new Set())].filter((each) => Object.hasOwn(computed, each)),
    ]),
  )
}

const orders = new WeakMap<Computed, readonly string[]>()

/**
 * The order in which fields are computed: each after those that its formula names, else as they are written. Of fields
 * that go in a circle, which `circular` tells, the first one comes last.
 */
export function computedOrder(computed: Computed): readonly string[] {
  const known = orders.get(computed)
  if (known) return known
  const from = sources(computed)
  const order = new Set<string>()
  const asked = new Set<string>()
  const visit = (name: string) => {
    if (asked.has(name)) return
    asked.add(name)
    from.get(name)!.forEach(visit)
    order.add(name)
  }
  for (const name of from.keys()) visit(name)
  orders.set(computed, [...order])
  return [...order]
}

/** The computed fields that one is computed from, directly and through others, in their order; itself at the end. */
export function computedFor(computed: Computed, name: string): readonly string[] {
  const from = sources(computed)
  const needed = new Set([name])
  for (const each of needed) for (const source of from.get(each) ?? []) needed.add(source)
  return computedOrder(computed).filter((each) => needed.has(each))
}

/** The fields that are computed from themselves, directly or through others. */
export function circular(computed: Computed): string[] {
  const from = sources(computed)
  return [...from.keys()].filter((name) => {
    const reached = new Set(from.get(name))
    for (const each of reached) for (const source of from.get(each) ?? []) reached.add(source)
    return reached.has(name)
  })
}
