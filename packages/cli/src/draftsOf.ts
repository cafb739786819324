import type { EntityDefinition, Formula as StoredFormula } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import type { Formula } from '@lading/templates'
import { dictionariesOf } from './infer/dictionaries'
import { plainFinding, plainText } from './infer/doubt'
import { inferEntity } from './infer/inferEntity'
import { readText } from './labels/readLabels'

/** Definitions that were inferred, as data alone. */
export interface LabelDrafts {
  drafts: EntityDefinition[]
  /** What was read otherwise than written, or could not be read; in the language that was asked for. */
  notes: string[]
}

const AREA = 'online'

function stored(formula: Formula): StoredFormula {
  if (formula.kind === 'product') return { times: formula.fields }
  if (formula.kind === 'sum') return { plus: formula.fields }
  return { sum: `${formula.line}.${formula.field}` }
}

const derived = (formulas: Readonly<Record<string, Formula>>) =>
  Object.keys(formulas).length === 0
    ? {}
    : { derive: Object.fromEntries(Object.entries(formulas).map(([name, each]) => [name, stored(each)])) }

/**
 * The definitions that a label set speaks of, by the same inference as `lading define`, with nothing of a project around
 * them. Rows below a heading are evidence for its kind.
 *
 * @param text in any form that label sets have, as it was pasted
 * @param locale of what is told: notes, and what is to be reviewed
 * @throws Failure where it cannot be read at all; its message says why
 */
export function draftsOf(text: string, locale: Locale): LabelDrafts {
  const set = readText(text, 'labels', 'document')
  const drafts = set.entities.map((labels): EntityDefinition => {
    const { lines, formulas, ...entity } = inferEntity(labels, set, AREA, {}, (doubt) =>
      textIn(plainText(doubt), locale),
    )
    const groups = Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, line.fields]))
    const dictionaries = dictionariesOf(labels, { ...groups, [entity.key]: entity.fields })
    return {
      ...entity,
      ...derived(formulas),
      ...(Object.keys(lines).length > 0
        ? {
            lines: Object.fromEntries(
              Object.entries(lines).map(([key, { formulas: own, ...line }]) => [
                key,
                { ...line, ...derived(own) },
              ]),
            ),
          }
        : {}),
      ...(Object.keys(dictionaries).length > 0 ? { dictionaries } : {}),
    }
  })
  return { drafts, notes: set.findings.map((finding) => textIn(plainFinding(finding), locale)) }
}
