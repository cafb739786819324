import { antdLocales } from '../../foundation/locale/antdLocale'
import { demoKinds } from '../fixtures/kinds'
import { demoQuotation } from '../fixtures/quotation'

const HAN = /\p{Script=Han}/u
/** Stands for what a message is told, e.g. a name. */
const TOLD = '\u0001'
const catalogues = import.meta.glob<Record<string, unknown>>(
  ['../../*/locale/*essages.ts', '../../grid/**/*essages.ts'],
  { eager: true },
)

/** The texts of a catalogue, whatever it is made of; those that are told something have `TOLD` in its place. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    try {
      return leaves((value as (...told: unknown[]) => unknown)(TOLD, TOLD, TOLD, TOLD))
    } catch {
      // It is told something that has parts.
      return []
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** Of a definition: what it is called in Chinese. */
function titles(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'zh' && typeof each === 'string' ? [each] : titles(each),
  )
}

/** Texts that are data elsewhere: the name of a category of goods, of a record. */
const ALSO_DATA = new Set(['物料', '示例'])

const chineseOf = (catalogue: Record<string, unknown>) =>
  Object.values(catalogue).flatMap((set) =>
    typeof set === 'object' && set !== null && 'zh-CN' in set ? leaves(set['zh-CN']) : [],
  )
const texts = [
  ...Object.values(catalogues).flatMap(chineseOf),
  ...leaves(antdLocales['zh-CN']),
  ...titles(demoQuotation),
  ...titles(demoKinds),
].filter((text) => HAN.test(text.replaceAll(TOLD, '')) && !ALSO_DATA.has(text))

const bare = (text: string) => text.replace(/[\s*：:!！…,，。]+$/u, '').trim()
const whole = new Set(texts.filter((text) => !text.includes(TOLD)).map(bare))
const patterns = texts
  .filter((text) => text.includes(TOLD) && text.replaceAll(TOLD, '').length > 1)
  .map((text) => {
    const parts = text.split(TOLD).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+')}$`, 'u')
  })

/** How many texts of ours are known. */
export const knownTexts = texts.length

/** Whether a shown text is one of ours in Chinese, rather than data. */
export function isOurChinese(shown: string): boolean {
  if (!HAN.test(shown)) return false
  const text = bare(shown)
  return whole.has(text) || patterns.some((pattern) => pattern.test(text))
}

const NAMES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription']

/**
 * Texts of ours that the page says in Chinese, seen or read out.
 *
 * @param data texts that are data of the page although some of ours say the same
 */
export function chineseOnPage(data: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const isFault = (text: string) => isOurChinese(text) && !data.has(text.trim())
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    if (isFault(text) && !walker.currentNode.parentElement?.closest('style, script')) found.add(text)
  }
  for (const element of document.querySelectorAll(NAMES.map((name) => `[${name}]`).join())) {
    for (const name of NAMES) {
      const text = element.getAttribute(name) ?? ''
      if (isFault(text)) found.add(`${name}: ${text}`)
    }
  }
  return [...found]
}
