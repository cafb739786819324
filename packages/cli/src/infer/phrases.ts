import type { Candidate } from './types'

/** Words that end the part of a name that says what it is: `price per unit`, `temperature on arrival`. */
const JOINTS = /^(of|for|from|per|on|at|in|to|by|before|after|with|without|during)$/

/** Words that say what a name is even at the end of a phrase: `bill of lading no`, `point of sale code`. */
const STRONG_ENDS =
  /^(no|number|id|code|date|time|amount|price|cost|fee|quantity|status|type|flag|name|address|remark|email|phone|ref)$/

/** Rules that read a whole phrase themselves. */
const OF_PHRASES = new Set([
  'R10',
  'R90',
  'R101',
  'R102',
  'R104',
  'R108',
  'R109',
  'R171',
  'R172',
  'R173',
  'R174',
  'R175',
  'R177',
  'R180',
])

/**
 * The part of a name that stands before its first preposition, as a question of its own; nothing where there is none, or
 * where the rule that decided reads phrases itself.
 */
export function phraseHead(c: Candidate, ruled: string): Candidate | undefined {
  const at = c.words.findIndex((word, index) => index > 0 && JOINTS.test(word))
  if (at < 0 || at === c.words.length - 1 || OF_PHRASES.has(ruled) || STRONG_ENDS.test(c.words.at(-1)!))
    return undefined
  const words = c.words.slice(0, at)
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  return { ...c, words, name }
}
