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

/**
 * Decides what a field is from its name.
 *
 * @param project rules and references of the project; they are asked before the built-in ones
 */
export function decideField(
  question: FieldQuestion,
  project: Partial<Pick<ResolvedConfig, 'rules' | 'references'>> = {},
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
  for (const rule of [...rules, taught, ...BUILT_IN_RULES]) {
    const decision = rule.decide(candidate)
    if (decision) {
      const { kind, confidence = 0.9, field = {} } = decision
      return { rule, kind, confidence, field }
    }
  }
  throw new Error(`No rule decides "${question.name}", not even the last one.`)
}
