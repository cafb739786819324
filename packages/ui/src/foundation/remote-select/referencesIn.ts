import type { Locale } from '@lading/core/text'
import { ownLocale } from '@lading/core/text'
import type { ReferencePort, ReferenceSource } from '../uiContext'

/** A reference whose records are called by their English names, where they have one. */
function inEnglish(reference: ReferenceSource): ReferenceSource {
  const { textEn, text } = reference
  return textEn === undefined
    ? reference
    : {
        ...reference,
        english: true,
        text: textEn,
        textElse: text,
        search: reference.search ?? [textEn, text, reference.value],
      }
}

/** The references as a reader of a language knows their records. */
export function referencesIn(
  references: Readonly<Record<string, ReferencePort>>,
  locale: Locale,
): Readonly<Record<string, ReferencePort>> {
  if (ownLocale(locale) !== 'en-US') return references
  return Object.fromEntries(
    Object.entries(references).map(([name, port]) => [
      name,
      'load' in port
        ? { ...port, english: true, load: async () => inEnglish(await port.load()) }
        : inEnglish(port),
    ]),
  )
}
