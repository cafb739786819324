import { KINDS } from '@lading/core/entity'
import type { Kind } from '@lading/core/entity'
import type { ResolvedConfig } from '../project/config'
import { withDoubts } from './doubts'
import { phraseHead } from './phrases'
import { BUILT_IN_RULES } from './rules'
import { toReference } from './rulesOfThings'
import { hasHan, translate } from '../labels/translate'
import type { Candidate, Decision, InferenceRule } from './types'
import { weigh } from './weigh'
import { AMBIGUOUS, wordsOf } from './words'

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
  const { unclear, spoken = question.name } = question.facts ?? {}
  // Letters of pinyin say nothing but the label that was read from them.
  const name = (unclear !== undefined && nameOfLabel(question.zh)) || spoken
  const candidate: Candidate = {
    ...question,
    name,
    words: wordsOf(name),
    siblings: new Set([...question.siblings, name]),
  }
  const { references = {}, rules = [] } = project
  const taught: InferenceRule = {
    id: 'R71',
    about: 'a reference that lading.config.ts names',
    decide: ({ name }) => (Object.hasOwn(references, name) ? toReference(references[name]!) : undefined),
  }
  const first = (asked: readonly InferenceRule[], of: Candidate): FieldDecision | undefined => {
    for (const rule of asked) {
      const decision = rule.decide(of)
      if (decision) {
        const { kind, confidence = 0.9, field = {} } = decision
        return { rule, kind, confidence, field }
      }
    }
    return undefined
  }
  const told = first([...rules, taught, byKind(kinds)], candidate)
  if (told) return told
  const decide = (of: Candidate) => {
    const plain = first(BUILT_IN_RULES, of)!
    const head = phraseHead(of, plain.rule.id)
    const byHead = head && first(BUILT_IN_RULES, head)
    const decided = byHead && byHead.rule.id !== LAST && byHead.confidence >= REVIEW_BELOW ? byHead : plain
    return withDoubts(of, decided)
  }
  const guess = withLabel(candidate, withAmbiguity(candidate, decide(candidate)), decide)
  const { evidence, ...weighed } = weigh(candidate, guess)
  return { ...weighed, rule: evidence === undefined ? guess.rule : { id: 'R200', about: evidence } }
}

/** Abbreviations that stand for several things make every guess unsure. */
function withAmbiguity(c: Candidate, decision: FieldDecision): FieldDecision {
  if (c.facts?.unclear) return { ...decision, confidence: Math.min(decision.confidence, 0.65) }
  if (c.facts?.unclear === false) return decision
  const unclear = c.name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .some((word) => Object.hasOwn(AMBIGUOUS, word))
  return unclear && decision.kind !== 'boolean'
    ? { ...decision, confidence: Math.min(decision.confidence, 0.65) }
    : decision
}

/** A label in Chinese beside a name in other letters is asked too; when both decide differently the guess is unsure. */
function withLabel(
  c: Candidate,
  byName: FieldDecision,
  decide: (of: Candidate) => FieldDecision,
): FieldDecision {
  const name = nameOfLabel(c.zh)
  if (!name || name === c.name) return byName
  const siblings = new Set([...c.siblings, name])
  const byLabel = decide({ ...c, name, words: wordsOf(name), siblings })
  if (byLabel.kind === byName.kind)
    return { ...byName, confidence: Math.min(0.95, Math.max(byName.confidence, byLabel.confidence)) }
  if (byLabel.rule.id === LAST) return byName
  if (byName.rule.id === LAST) return byLabel
  // A reference or a display says more than a text; dates, flags and numbers of a label are plain words.
  const vague = ['text']
  if (vague.includes(byLabel.kind) && !vague.includes(byName.kind)) return byName
  if (vague.includes(byName.kind) && byName.confidence <= 0.9 && byLabel.confidence >= 0.7) return byLabel
  const surer = byLabel.confidence >= byName.confidence ? byLabel : byName
  return { ...surer, confidence: Math.min(surer.confidence, 0.65) }
}

/** What a field with this Chinese label would be called; '' when it says nothing. */
export function nameOfLabel(zh: string | undefined): string {
  if (!zh) return ''
  return translate(inHan(zh.replace(/[(（].*$/, '')))
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

/** The Chinese part of a label in two languages: `仓库 WH`, `Mill 钢厂`. */
function inHan(label: string): string {
  const han = label
    .split(/\s+/)
    .filter((part) => hasHan(part))
    .join('')
  return han.length >= 2 ? han : label
}

/** The rule that decides when no other does. */
const LAST = 'R99'
