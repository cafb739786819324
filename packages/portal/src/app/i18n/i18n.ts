import type { Locale } from '@lading/core/text'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localStore, STORAGE_KEY } from '@/platform/storage'
import type { InsideMessages } from './insideZh'
import type { Messages } from './zhCN'

/** Chinese unless the user has chosen otherwise (spec 1 §9). */
export const DEFAULT_LOCALE: Locale = 'zh-CN'

/** What is needed before a login and around every page. */
const bundles: Record<Locale, () => Promise<Messages>> = {
  'zh-CN': () => import('./zhCN').then((module) => module.zhCN),
  'en-US': () => import('./enUS').then((module) => module.enUS),
}

/** What only the pages behind the login say. */
const insideBundles: Record<Locale, () => Promise<InsideMessages>> = {
  'zh-CN': () => import('./insideZh').then((module) => module.insideZh),
  'en-US': () => import('./insideEn').then((module) => module.insideEn),
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
  return stored === 'en-US' || stored === 'zh-CN' ? stored : DEFAULT_LOCALE
}

/** Loads the stored language; texts of the other one are fetched when somebody switches. */
export async function startI18n(): Promise<void> {
  const locale = storedLocale()
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [locale]: await bundles[locale]() },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  document.documentElement.lang = locale
}

/** Loads the texts of the pages behind the login; from then on they follow the language as well. */
export async function loadInsideTexts(): Promise<void> {
  isInside = true
  const locale = i18next.language as Locale
  add(locale, await insideBundles[locale]())
}

/**
 * Switches the language of the whole portal and remembers it. Dictionaries kept in the former language are
 * forgotten; widgets ask for them anew.
 */
export async function switchLocale(locale: Locale): Promise<void> {
  const [messages, inside] = await Promise.all([bundles[locale](), isInside ? insideBundles[locale]() : {}])
  add(locale, { ...messages, ...inside })
  localStore.set(STORAGE_KEY.locale, locale)
  localStore.remove(STORAGE_KEY.dictionaries)
  document.documentElement.lang = locale
  await i18next.changeLanguage(locale)
}
