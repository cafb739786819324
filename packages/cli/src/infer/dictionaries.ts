import type { Field } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { safeName } from '../labels/names'
import { hasHan } from '../labels/translate'
import type { Choice, LabelEntity } from '../labels/types'

/** A dictionary whose values the label set lists, in the form that `defineResource` takes. */
export interface DraftDictionary {
  code: string
  name: Text
  items: (Text & { value: string })[]
}

/** The dictionaries that the fields of an entity and of its lines need and whose values the source lists. */
export function dictionariesOf(
  entity: LabelEntity,
  fields: Readonly<Record<string, Record<string, Field>>>,
): DraftDictionary[] {
  const found = new Map<string, DraftDictionary>()
  for (const group of [entity, ...entity.lines]) {
    for (const { name, choices } of group.fields) {
      const field = fields[group.key]?.[name]
      if (!choices || !field?.dict || found.has(field.dict)) continue
      found.set(field.dict, {
        code: field.dict,
        name: { zh: field.zh, en: field.en },
        items: choices.map(itemOf),
      })
    }
  }
  return [...found.values()]
}

/** A choice as a stored value with its texts; a Chinese one is stored under an English or pinyin name. */
export function itemOf({ value, text }: Choice): DraftDictionary['items'][number] {
  const stored = hasHan(value) ? (safeName(value)?.name ?? value) : value
  const en = hasHan(text) ? (safeName(text)?.name ?? text) : text
  return { value: stored, zh: text, en: en.charAt(0).toUpperCase() + en.slice(1) }
}

/** The file of dictionaries beside a definition, for `dictionaries:` of the server part. */
export function renderDictionaries(key: string, dictionaries: readonly DraftDictionary[]): string {
  return `/** Values that the label set lists; give them to defineResource as \`dictionaries\`. */
export const ${key}Dictionaries = ${JSON.stringify(dictionaries, null, 2)}
`
}
