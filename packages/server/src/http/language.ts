import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale, Text } from '@lading/core/text'
import { locales, textIn } from '@lading/core/text'

/** The language of the request that is being answered. */
const current = new AsyncLocalStorage<Locale>()

/** Chinese unless a client asks for something else (spec 1 §9). */
const DEFAULT: Locale = 'zh-CN'
/** Longer lists of languages are no browser's. */
const MAX_LENGTH = 200

/**
 * The language that an `Accept-Language` header prefers among ours: `en`, `en-GB,zh;q=0.5` → `en-US`. Without one,
 * and for languages that we do not speak, Chinese.
 */
export function preferredLocale(header: string | undefined): Locale {
  if (!header || header.length > MAX_LENGTH) return DEFAULT
  const wishes = header.split(',').map((part) => {
    const [tag = '', weight] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    const q = weight === undefined ? 1 : Number(weight)
    return { tag, q: Number.isFinite(q) ? q : 0 }
  })
  const best = wishes
    .map(({ tag, q }) => ({ locale: localeOf(tag), q }))
    .filter(({ locale, q }) => q > 0 && locale !== undefined)
    .reduce<{ locale?: Locale; q: number } | undefined>(
      (first, wish) => (first && first.q >= wish.q ? first : wish),
      undefined,
    )
  return best?.locale ?? DEFAULT
}

/** The language of a tag in lower case: the very one, else the first of the same language. */
function localeOf(tag: string): Locale | undefined {
  const known = locales()
  const language = (locale: string) => locale.toLowerCase().split('-')[0]
  return (
    known.find((locale) => locale.toLowerCase() === tag) ??
    known.find((locale) => language(locale) === language(tag))
  )
}

/** Runs the work of a request; what it reads of dictionaries and labels is in that language. */
export function inLocale<Result>(locale: Locale, work: () => Result): Result {
  return current.run(locale, work)
}

/** The language of the current request; Chinese outside of one. */
export function currentLocale(): Locale {
  return current.getStore() ?? DEFAULT
}

/** A text in the language of the current request. */
export function said(zh: string, en: string): string {
  const text: Text = { zh, en }
  return textIn(text, currentLocale())
}
