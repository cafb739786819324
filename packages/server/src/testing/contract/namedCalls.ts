import { readFileSync } from 'node:fs'
import type { Verb } from '@lading/core/contract'
import { refusals } from '@lading/core/contract'
import { entityPaths } from '@lading/core/entity'
import { testOrder } from '../orderEntity'

/** A call that is named outside of the code: both specifications' tables of calls, and the interface reference ("contract"). */
export interface NamedCall {
  /** `{}` stands for a part of the path that differs. */
  path: string
  /** None where the source names none: then one is enough. */
  verbs: Verb[]
  /** e.g. `specification 1 §7`, `contract §8`. */
  sources: string[]
}

/** Verbs that a source names and that are refused for a call that is served with another one. */
export const refusedVerbs: readonly { verb: Verb; path: string; reason: string }[] = [
  {
    verb: 'GET',
    path: '/sys/user/passwordChange',
    reason: 'a password would stand in the address, and so in logs; POST it (contract §6.3, §27.9)',
  },
]

/** A path as `contractPaths.json` has it: `:id` → `{}`, no slash at the end. */
export const namedPath = (path: string) => path.replace(/:\w+|\*$/g, '{}').replace(/(.)\/$/, '$1')

const read = (): NamedCall[] =>
  JSON.parse(readFileSync(new URL('./contractPaths.json', import.meta.url), 'utf8')) as NamedCall[]

/** The calls of `contractPaths.json` (made by scripts/contract-paths.mjs); `<base>` is that of the test resource. */
export const namedCalls: readonly NamedCall[] = read().map((call) => ({
  ...call,
  path: call.path.replace('<base>', entityPaths(testOrder).api),
}))

/** Whether a named call is one that every server refuses. */
export function isRefused({ path }: NamedCall): boolean {
  return refusals.some(({ operations }) =>
    operations.some((operation) =>
      operation.path.endsWith('*')
        ? path.startsWith(operation.path.slice(0, -1))
        : namedPath(operation.path) === path,
    ),
  )
}

/** Where a path is named, short: numbers of specifications, and sections of the contract with their sign. */
export function namedBy(path: string): string {
  const sources = namedCalls.find((call) => call.path === namedPath(path))?.sources ?? []
  const short = sources.map((source) =>
    source.replace('contract ', '').replace(/specification (\d) §7/, '$1'),
  )
  return short.sort().join(', ')
}
