import { KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import type { SuperQueryField } from './query'

const STORED: Readonly<Record<string, Field>> = {
  createBy: { kind: 'user', zh: '创建人', en: 'Created by' },
  createTime: { kind: 'datetime', zh: '创建时间', en: 'Created at' },
  updateTime: { kind: 'datetime', zh: '更新时间', en: 'Updated at' },
}

/** The fields of an entity that can be asked for, and who made a record when. */
export function superQueryFields(
  entity: Pick<EntityDefinition, 'fields' | 'workflow'>,
  locale: Locale,
): SuperQueryField[] {
  const all = Object.entries({ ...STORED, ...entity.fields }).filter(
    ([, { kind }]) => KINDS[kind].conditions !== 'none',
  )
  const own = all.filter(([name]) => name in entity.fields)
  const stored = all.filter(([name]) => !(name in entity.fields))
  const states = Object.entries(entity.workflow?.states ?? {}).map(([value, label]) => ({
    value,
    text: textIn(label, locale),
  }))
  return [...own, ...stored].map(([name, field]) =>
    KINDS[field.kind].choices === 'states' && states.length > 0
      ? { name, field, options: states }
      : { name, field },
  )
}
