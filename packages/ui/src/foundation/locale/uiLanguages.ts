import { ownLocale, translated } from '@lading/core/text'
import type { Locale, OwnLocale } from '@lading/core/text'

/** The texts of one folder in the library's own languages. The type of the Chinese file makes the English one complete. */
export type MessageSet<Messages> = Readonly<Record<OwnLocale, Messages>>

/** What widgets need of a language beside its texts, which `addLanguage` of `@lading/core/text` adds for all parts. */
export interface UiLanguage {
  /** BCP 47, e.g. `ja-JP`. */
  tag: string
  /** antd's texts: the default export of `antd/locale/ja_JP`. @default those of the language it falls back to */
  antd?: object
  /** Name of the language for calendars; its file of `dayjs/locale` has to be imported. */
  dayjs?: string
}

const added = new Map<string, UiLanguage>()
const made = new WeakMap<object, Map<Locale, unknown>>()

/** Tells widgets of a language. */
export function addUiLanguage(language: UiLanguage): void {
  added.set(language.tag, language)
}

/** The language as it was added; undefined for the library's own. */
export const uiLanguage = (locale: Locale): UiLanguage | undefined => added.get(locale)

/**
 * The texts of a folder in a language. Of an added one: what its catalogue says for the Chinese, else what the language says
 * that it falls back to.
 */
export function messagesIn<Messages>(set: MessageSet<Messages>, locale: Locale): Messages {
  const own = ownLocale(locale)
  if (own === locale) return set[own]
  const known = made.get(set) ?? new Map<Locale, unknown>()
  made.set(set, known)
  if (!known.has(locale)) known.set(locale, inLanguage(set['zh-CN'], set[own], locale))
  return known.get(locale) as Messages
}

/** A text, a function that gives one, or a group of both. */
function inLanguage(zh: unknown, own: unknown, locale: Locale): unknown {
  if (typeof zh === 'string') return translated(zh, locale) ?? own
  if (typeof zh === 'function' && typeof own === 'function')
    return (...values: unknown[]) => inLanguage((zh as Say)(...values), (own as Say)(...values), locale)
  if (typeof zh !== 'object' || zh === null || typeof own !== 'object' || own === null) return own
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    inLanguage((zh as Record<string, unknown>)[key], value, locale),
  ])
  return Array.isArray(own) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

type Say = (...values: unknown[]) => unknown
