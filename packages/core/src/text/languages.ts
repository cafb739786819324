/** The languages the product is written in. Chinese is the default (spec 1 §9). */
export type OwnLocale = 'zh-CN' | 'en-US'

/** The languages the product speaks: its own, and those that were added (`addLanguage`), e.g. `ja-JP`. */
export type Locale = OwnLocale | (string & {})

/** A language beside the two that the product is written in. What it does not say is said in `falls`. */
export interface Language {
  /** BCP 47, e.g. `ja-JP`. */
  tag: string
  /** Read where it has no text of its own. @default 'en-US' */
  falls?: OwnLocale
  /**
   * Texts by their Chinese: labels of entities and menus, names of dictionary values, messages of rules and of the server.
   * `{}` stands for a value: `'导入{}条成功': '{}件を取り込みました'`; texts with `${title}` are written with it.
   */
  texts: Readonly<Record<string, string>>
}

const VALUE = '{}'

/** So many answers are remembered: labels are asked for with every drawing. */
const REMEMBERED = 5_000

interface Known {
  language: Language
  answers: Map<string, string | undefined>
  patterns: readonly { pattern: RegExp; text: string }[]
}
const added = new Map<string, Known>()

/** Adds a language for all parts that share this module; the same tag once more replaces it. */
export function addLanguage(language: Language): void {
  const patterns = Object.entries(language.texts)
    .filter(([text]) => text.includes(VALUE))
    // The most of a text that is known stands for it.
    .sort(([a], [b]) => b.length - a.length)
    .map(([from, text]) => ({ pattern: patternOf(from), text }))
  added.set(language.tag, { language, patterns, answers: new Map() })
}

function patternOf(text: string): RegExp {
  const parts = text.split(VALUE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('(.*?)')}$`, 's')
}

/** Tags of all languages, the two own ones first. */
export function locales(): Locale[] {
  return ['zh-CN', 'en-US', ...added.keys()]
}

/** The own language that stands behind a language: itself, or the one it falls back to. */
export function ownLocale(locale: Locale): OwnLocale {
  if (locale === 'zh-CN' || locale === 'en-US') return locale as OwnLocale
  return added.get(locale)?.language.falls ?? 'en-US'
}

/** A Chinese text in an added language; undefined where it has none. Values in it are translated in turn. */
export function translated(zh: string, locale: Locale): string | undefined {
  const known = added.get(locale)
  if (!known) return undefined
  const { answers, language } = known
  if (Object.hasOwn(language.texts, zh)) return language.texts[zh]
  if (answers.has(zh)) return answers.get(zh)
  const answer = fromPatterns(zh, known, locale)
  if (answers.size >= REMEMBERED) answers.clear()
  answers.set(zh, answer)
  return answer
}

function fromPatterns(zh: string, { patterns }: Known, locale: Locale): string | undefined {
  for (const { pattern, text } of patterns) {
    const values = pattern.exec(zh)?.slice(1)
    if (!values) continue
    return text
      .split(VALUE)
      .map((part, at) => part + (at < values.length ? (translated(values[at]!, locale) ?? values[at]!) : ''))
      .join('')
  }
  return undefined
}
