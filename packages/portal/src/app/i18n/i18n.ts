import { addLanguage, ownLocale, translated } from '@lading/core/text'
import type { Locale, OwnLocale } from '@lading/core/text'
// At once: fetched later by itself, it would bring all of the foundation with it, and into the first load.
import { addUiLanguage } from '@lading/ui/foundation'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { addedLocales, loadLanguage } from '@/locales'
import { localStore, STORAGE_KEY } from '@/platform/storage'
import type { InsideMessages } from './insideZh'
import type { Messages } from './zhCN'

/** Chinese unless the user has chosen otherwise (spec 1 §9). */
export const DEFAULT_LOCALE: Locale = 'zh-CN'

/** What is needed before a login and around every page. */
const bundles: Record<OwnLocale, () => Promise<Messages>> = {
  'zh-CN': () => import('./zhCN').then((module) => module.zhCN),
  'en-US': () => import('./enUS').then((module) => module.enUS),
}

/** What only the pages behind the login say. */
const insideBundles: Record<OwnLocale, () => Promise<InsideMessages>> = {
  'zh-CN': () => import('./insideZh').then((module) => module.insideZh),
  'en-US': () => import('./insideEn').then((module) => module.insideEn),
}

/** All languages that can be chosen. */
export const LOCALES: readonly Locale[] = ['zh-CN', 'en-US', ...addedLocales]

/** The texts of a language; one that was added says the rest in the language it falls back to. */
async function textsOf<Texts extends object>(
  own: Record<OwnLocale, () => Promise<Texts>>,
  locale: Locale,
): Promise<Texts> {
  const language = await loadLanguage(locale)
  if (!language) return own[ownLocale(locale)]()
  const { falls, texts, ...ui } = language
  addLanguage({ tag: locale, texts, ...(falls && { falls }) })
  addUiLanguage({ tag: locale, ...ui })
  const [zh, behind] = await Promise.all([own['zh-CN'](), own[ownLocale(locale)]()])
  return inLanguage(zh, behind, locale) as Texts
}

/** Each text by its Chinese, else as the language says it that stands behind. */
function inLanguage(zh: object, own: object, locale: Locale): object {
  const chinese = zh as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(own).map(([key, value]: [string, unknown]) => {
      const from = chinese[key]
      if (typeof from === 'string') return [key, translated(from, locale) ?? value]
      return [key, inLanguage(from as object, value as object, locale)]
    }),
  )
}

let isInside = false

function add(locale: Locale, messages: object): void {
  for (const [namespace, texts] of Object.entries(messages)) {
    i18next.addResourceBundle(locale, namespace, texts, true, true)
  }
}

/** The stored language, or the default for anything unknown. */
export function storedLocale(): Locale {
  const stored = localStore.get<string>(STORAGE_KEY.locale)
  return stored && LOCALES.includes(stored) ? stored : DEFAULT_LOCALE
}

/** Loads the stored language; texts of the other one are fetched when somebody switches. */
export async function startI18n(): Promise<void> {
  const locale = storedLocale()
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [locale]: await textsOf(bundles, locale) },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  document.documentElement.lang = locale
}

/** Loads the texts of the pages behind the login; from then on they follow the language as well. */
export async function loadInsideTexts(): Promise<void> {
  isInside = true
  const locale = i18next.language
  add(locale, await textsOf(insideBundles, locale))
}

/**
 * Switches the language of the whole portal and remembers it. Dictionaries kept in the former language are
 * forgotten; widgets ask for them anew.
 */
export async function switchLocale(locale: Locale): Promise<void> {
  const [messages, inside] = await Promise.all([
    textsOf(bundles, locale),
    isInside ? textsOf(insideBundles, locale) : {},
  ])
  add(locale, { ...messages, ...inside })
  localStore.set(STORAGE_KEY.locale, locale)
  localStore.remove(STORAGE_KEY.dictionaries)
  localStore.remove(STORAGE_KEY.dictVersion)
  document.documentElement.lang = locale
  await i18next.changeLanguage(locale)
}
