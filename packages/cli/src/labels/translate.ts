import { pinyin } from 'pinyin-pro'
import glossary from '../infer/glossary.json' with { type: 'json' }
import { LEXICON } from './lexicon'

const TERMS = new Map<string, string>()
for (const [name, { zh }] of Object.entries(glossary)) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  if (!TERMS.has(zh) && !/\b(cus|cust|n)\b/.test(words)) TERMS.set(zh, words)
}
for (const [zh, en] of LEXICON) TERMS.set(zh, en)
const MAX_LENGTH = Math.max(...[...TERMS.keys()].map((zh) => zh.length))

/** Is there a Chinese character in it? */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/**
 * English words for a Chinese label, longest known terms first; what nobody knows is spelt in pinyin:
 * `是否含税` → is, tax, included; `客户编码` → customer, code.
 */
export function translate(label: string): string[] {
  const text = label.normalize('NFKC')
  const words: string[] = []
  let unknown = ''
  const spell = () => {
    if (unknown === '') return
    const syllables = pinyin(unknown, { toneType: 'none', type: 'array', v: true })
    words.push(syllables.join('').replace(/[^A-Za-z0-9]/g, ''))
    unknown = ''
  }
  for (let at = 0; at < text.length;) {
    const latin = /^[A-Za-z0-9]+/.exec(text.slice(at))?.[0]
    const term = latin ? undefined : termAt(text, at)
    if (latin !== undefined) {
      spell()
      words.push(latin.toLowerCase())
      at += latin.length
    } else if (term) {
      spell()
      words.push(...TERMS.get(term)!.split(' ').filter(Boolean))
      at += term.length
    } else {
      const character = text[at]!
      if (hasHan(character)) unknown += character
      else spell()
      at++
    }
  }
  spell()
  return words.filter((word, index) => word !== '' && (index === 0 || word !== words[index - 1]))
}

/** Is every part of the label a known term? */
export function isKnown(label: string): boolean {
  const text = label.normalize('NFKC')
  for (let at = 0; at < text.length;) {
    if (!hasHan(text[at]!)) at++
    else {
      const term = termAt(text, at)
      if (!term) return false
      at += term.length
    }
  }
  return true
}

/** Is the end of the label a known term, or known by its last character? */
export function endsKnown(label: string): boolean {
  const text = label.normalize('NFKC')
  for (let length = Math.min(MAX_LENGTH, text.length); length > 0; length--)
    if (TERMS.has(text.slice(-length))) return true
  return ENDINGS.test(text)
}

/** Last characters that say what a label is, whatever stands before them. */
const ENDINGS = /[号码名日期时率费价款金额税量数重度温种型级长宽高图片证书单据人员师长址]$/

function termAt(text: string, at: number): string | undefined {
  for (let length = Math.min(MAX_LENGTH, text.length - at); length > 0; length--) {
    const part = text.slice(at, at + length)
    if (TERMS.has(part)) return part
  }
  return undefined
}
