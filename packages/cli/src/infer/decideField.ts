import { KINDS } from '@lading/core/entity'
import type { Kind } from '@lading/core/entity'
import type { ResolvedConfig } from '../project/config'
import { BUILT_IN_RULES } from './rules'
import { toReference } from './rulesOfThings'
import type { Candidate, Decision, InferenceRule } from './types'
import { wordsOf } from './words'

/** Guesses below are put up for review. */
export const REVIEW_BELOW = 0.7

/** What a field was decided to be, and by which rule. */
export interface FieldDecision {
  rule: Pick<InferenceRule, 'id' | 'about'>
  kind: Decision['kind']
  confidence: number
  field: NonNullable<Decision['field']>
}

/** A name and its surroundings. */
export type FieldQuestion = Omit<Candidate, 'words' | 'siblings'> & { siblings: Iterable<string> }

/** The kinds that say themselves which names they are known by. */
const byKind = (kinds: Readonly<Record<string, Kind>>): InferenceRule => ({
  id: 'R00',
  about: 'a kind that is known by such names',
  decide: ({ name }) => {
    const [kind] =
      Object.entries(kinds).find(([, { suggestedBy = [] }]) =>
        suggestedBy.some((names) => names.test(name)),
      ) ?? []
    return kind ? { kind: kind as Decision['kind'] } : undefined
  },
})

/**
 * Decides what a field is from its name: by the project's rules and references, then by what kinds suggest
 * themselves, then by the built-in rules.
 *
 * @param project rules and references of the project
 * @param kinds @default those of core
 */
export function decideField(
  question: FieldQuestion,
  project: Partial<Pick<ResolvedConfig, 'rules' | 'references'>> = {},
  kinds: Readonly<Record<string, Kind>> = KINDS,
): FieldDecision {
  const candidate: Candidate = {
    ...question,
    words: wordsOf(question.name),
    siblings: new Set(question.siblings),
  }
  const { references = {}, rules = [] } = project
  const taught: InferenceRule = {
    id: 'R71',
    about: 'a reference that lading.config.ts names',
    decide: ({ name }) => (Object.hasOwn(references, name) ? toReference(references[name]!) : undefined),
  }
  for (const rule of [...rules, taught, byKind(kinds), ...BUILT_IN_RULES]) {
    const decision = rule.decide(candidate)
    if (decision) {
      const { kind, confidence = 0.9, field = {} } = decision
      return { rule, kind, confidence, field }
    }
  }
  throw new Error(`No rule decides "${question.name}", not even the last one.`)
}
