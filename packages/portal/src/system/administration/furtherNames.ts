import type { FurtherNames } from '@lading/core/contract'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { ResourceSource, SourceRow } from '@lading/ui/foundation'
import { addedLocales } from '@/locales'
import { languageName } from '@/app/i18n/languageName'

/** Longest name in any language, as the contract has it. */
const MAX_LENGTH = 100

/** Fields in one row of a form. */
const COLUMNS = 3

/** `ja-JP` → `namesJaJP`: names of fields are identifiers. */
const fieldOf = (locale: string) =>
  `names${locale
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

/** The names as they are sent: blank ones are left out, null takes all away. */
export function sentNames(names: Readonly<Record<string, unknown>>): FurtherNames | null {
  const told = Object.entries(names)
    .map(([locale, name]) => [locale, typeof name === 'string' ? name.trim() : ''] as const)
    .filter(([, name]) => name !== '')
  return told.length > 0 ? Object.fromEntries(told) : null
}

/** A record whose names are called by the fields of `withFurtherNames`. */
export function shownNames<Shown extends object>(row: Shown, locales = addedLocales): Shown {
  const names = (row as { names?: FurtherNames | null }).names ?? {}
  return { ...row, ...Object.fromEntries(locales.map((locale) => [fieldOf(locale), names[locale] ?? null])) }
}

/**
 * A definition with a field for the name in each language that the portal has beside Chinese and English, below the
 * English one; without such a language the definition itself.
 *
 * @param own the field of the Chinese name, whose label the others have, too
 * @param english the field of the English name
 */
export function withFurtherNames(
  entity: EntityDefinition,
  own: string,
  english: string,
  locales = addedLocales,
): EntityDefinition {
  if (locales.length === 0) return entity
  const { zh, en } = entity.fields[own]!
  const fields = locales.map((locale): [string, Field] => {
    const language = languageName(locale)
    return [
      fieldOf(locale),
      { kind: 'text', maxLength: MAX_LENGTH, zh: `${zh}（${language}）`, en: `${en} (${language})` },
    ]
  })
  const names = fields.map(([name]) => name)
  const rows = Array.from({ length: Math.ceil(names.length / COLUMNS) }, (_, at) =>
    names.slice(at * COLUMNS, (at + 1) * COLUMNS),
  )
  return {
    ...entity,
    fields: { ...entity.fields, ...Object.fromEntries(fields) },
    form: entity.form.map((section) => ({
      ...section,
      rows: section.rows.flatMap((row) => (row.includes(english) ? [row, ...rows] : [row])),
    })),
  }
}

/** The calls of records whose definition has the fields of `withFurtherNames`: these are one member on the wire. */
export function namedSource(source: ResourceSource, locales = addedLocales): ResourceSource {
  if (locales.length === 0) return source
  const sent = (body: object, stored?: FurtherNames | null) => {
    const rest: Record<string, unknown> = { ...body }
    // A language that is no longer here keeps its names.
    const names: Record<string, unknown> = { ...stored }
    for (const locale of locales) {
      names[locale] = rest[fieldOf(locale)]
      delete rest[fieldOf(locale)]
    }
    return { ...rest, names: sentNames(names) }
  }
  return {
    ...source,
    get: async (...asked) => shownNames(await source.get(...asked), locales),
    add: async (body, ...options) => shownNames(await source.add(sent(body), ...options), locales),
    edit: async (body, ...options) => {
      const { names } = (await source.get(String((body as SourceRow).id))) as { names?: FurtherNames | null }
      return shownNames(await source.edit(sent(body, names), ...options), locales)
    },
  }
}
