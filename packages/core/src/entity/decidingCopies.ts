import type { EntityAction } from './actions'
import { HEADER } from './condition/holds'
import type { Condition } from './condition/types'
import { fillsOf, referringFields } from './references'
import type { Fill, ReferringField } from './references'
import type { EntityDefinition } from './types'

/** Copies that one naming field keeps of a record. */
export interface DecidingCopies {
  of: ReferringField
  fills: Fill[]
}

type Asked = (name: string, line: string | undefined) => void

/** Tells of every field that a condition names; functions are not looked into. */
function eachField(
  condition: Condition | ((...given: never[]) => unknown) | undefined,
  line: string | undefined,
  asked: Asked,
): void {
  if (condition === undefined || typeof condition === 'function') return
  if ('all' in condition) return condition.all.forEach((each) => eachField(each, line, asked))
  if ('any' in condition) return condition.any.forEach((each) => eachField(each, line, asked))
  if ('not' in condition) return eachField(condition.not, line, asked)
  if ('lines' in condition) {
    for (const each of [condition.some, condition.every, condition.none])
      eachField(each, condition.lines, asked)
    return
  }
  for (const name of [condition.field, condition.other ?? condition.field])
    if (name.startsWith(HEADER)) asked(name.slice(HEADER.length), undefined)
    else asked(name, line)
}

const known = new WeakMap<EntityAction, readonly DecidingCopies[]>()

function find(entity: EntityDefinition, action: EntityAction): DecidingCopies[] {
  const named = new Set<string>()
  const asked: Asked = (name, line = '') => named.add(`${line}\n${name}`)
  eachField(action.when, action.on === 'lines' ? action.lines : undefined, asked)
  for (const name of action.checks ?? []) {
    const check = entity.checks && Object.hasOwn(entity.checks, name) ? entity.checks[name] : undefined
    for (const part of [check?.when, check?.assert]) eachField(part, undefined, asked)
  }
  return referringFields(entity).flatMap((of) => {
    const own = of.line === undefined ? entity.fields : entity.lines![of.line]!.fields
    const fills = fillsOf(of.field).filter(
      ({ to, whenEmpty }) => !whenEmpty && own[to]?.readonly === true && named.has(`${of.line ?? ''}\n${to}`),
    )
    return fills.length > 0 && !of.field.multiple ? [{ of, fills }] : []
  })
}

/**
 * The copies that decide whether an action may be done: read-only fields that its condition or its checks name, and that
 * are filled by a record the document names, e.g. the risk of the vessel, the day on which the task expires (spec 2 §5).
 * What they are copies of may have changed since the document was saved.
 */
export function decidingCopies(entity: EntityDefinition, action: EntityAction): readonly DecidingCopies[] {
  const found = known.get(action) ?? find(entity, action)
  known.set(action, found)
  return found
}
