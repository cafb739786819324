import type { EntityAction } from './actions'
import { eachField } from './condition/eachField'
import type { Asked } from './condition/eachField'
import { fillsOf, referringFields } from './references'
import type { Fill, ReferringField } from './references'
import type { EntityDefinition } from './types'

/** Copies that one naming field keeps of a record. */
export interface DecidingCopies {
  of: ReferringField
  fills: Fill[]
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
