import type { DefinitionFault } from './condition/faults'
import { DEFINITION_TEXTS as SAY } from './faultTexts'
import type { EntityDefinition } from './types'
import { workflowsOf } from './workflows'

/** What states may allow. */
const ALLOWED = ['edit', 'delete', 'lines.add', 'lines.edit', 'lines.delete']

/**
 * What a definition says in vain: checks that are told at no field, and words after `allow` that nobody asks about, so
 * that a misspelt one allows everything. Forms in force may have such: it is asked of `lading check` and when a form is
 * published, not when one is served.
 */
export function strayFaults(entity: EntityDefinition): DefinitionFault[] {
  const fields = Object.keys(entity.fields)
  const told = Object.entries(entity.checks ?? {}).flatMap(([name, { field }]): DefinitionFault[] => {
    if (field === undefined || fields.includes(field)) return []
    const { zh, en } = SAY.checkField(name, field)
    return [{ code: 'unknown-field', message: en, zh, word: field, known: fields }]
  })
  const allowed = workflowsOf(entity).flatMap(({ allow = {} }) =>
    Object.keys(allow)
      .filter((what) => !ALLOWED.includes(what))
      .map((word): DefinitionFault => {
        const { zh, en } = SAY.allowed(word)
        return { code: 'no-action', message: en, zh, word, known: ALLOWED }
      }),
  )
  return [...told, ...allowed]
}
