import type { EntityDictionary, Field } from '@lading/core/entity'
import { safeName } from '../labels/names'
import { hasHan } from '../labels/translate'
import type { Choice, LabelEntity } from '../labels/types'

/** The dictionaries that the fields of an entity and of its lines need and whose values the source lists. */
export function dictionariesOf(
  entity: LabelEntity,
  fields: Readonly<Record<string, Record<string, Field>>>,
): Record<string, EntityDictionary> {
  const found = new Map<string, EntityDictionary>()
  for (const group of [entity, ...entity.lines]) {
    for (const { name, choices } of group.fields) {
      const field = fields[group.key]?.[name]
      if (!choices || !field?.dict || found.has(field.dict)) continue
      found.set(field.dict, { zh: field.zh, en: field.en, items: choices.map(itemOf) })
    }
  }
  return Object.fromEntries(found)
}

/** A choice as a stored value with its texts; a Chinese one is stored under an English or pinyin name. */
export function itemOf({ value, text }: Choice): EntityDictionary['items'][number] {
  const stored = hasHan(value) ? (safeName(value)?.name ?? value) : value
  const en = hasHan(text) ? (safeName(text)?.name ?? text) : text
  return { value: stored, zh: text, en: en.charAt(0).toUpperCase() + en.slice(1) }
}
