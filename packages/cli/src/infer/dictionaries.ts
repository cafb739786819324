import type { EntityDictionary, Field } from '@lading/core/entity'
import { safeName } from '../labels/names'
import { hasHan } from '../labels/translate'
import type { Choice, LabelEntity } from '../labels/types'

/** Choices whose characters mean something else in labels, or stand in no label. */
const CHOICES: Readonly<Record<string, string>> = {
  草稿: 'draft',
  待提交: 'draft',
  已提交: 'submitted',
  待审批: 'pending',
  审批中: 'inApproval',
  已审批: 'approved',
  已批准: 'approved',
  已通过: 'approved',
  已驳回: 'rejected',
  已退回: 'returned',
  已确认: 'confirmed',
  处理中: 'handling',
  进行中: 'running',
  已派工: 'assigned',
  已完成: 'done',
  完成: 'done',
  已关闭: 'closed',
  已取消: 'cancelled',
  已作废: 'cancelled',
  高: 'high',
  中: 'medium',
  低: 'low',
  紧急: 'urgent',
  普通: 'normal',
  一般: 'normal',
  是: 'yes',
  否: 'no',
  男: 'male',
  女: 'female',
  其他: 'other',
}

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
  const inEnglish = (han: string) => CHOICES[han] ?? safeName(han)?.name ?? han
  const stored = hasHan(value) ? inEnglish(value) : value
  const en = hasHan(text) ? inEnglish(text) : text
  return { value: stored, zh: text, en: en.charAt(0).toUpperCase() + en.slice(1) }
}
