import type { FormChangeModel } from '@lading/core/contract'
import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, snakeCase } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { losing } from './tableChanges'
import type { TableChange } from './tableChanges'

/** What columns of a form are called, in the version that knows them. */
function labelsOf(entity: EntityDefinition | undefined): Map<string, Text> {
  const labels = new Map<string, Text>()
  if (!entity) return labels
  const { table } = entityPaths(entity)
  labels.set(table, entity.label)
  for (const [name, field] of Object.entries(entity.fields)) labels.set(`${table}.${snakeCase(name)}`, field)
  for (const [key, line] of Object.entries(entity.lines ?? {})) {
    labels.set(snakeCase(key), line.label)
    for (const [name, field] of Object.entries(line.fields))
      labels.set(`${snakeCase(key)}.${snakeCase(name)}`, field)
  }
  return labels
}

const SAID: Record<TableChange['kind'], (name: Text, filled: number) => Text> = {
  table: ({ zh, en }) => ({ zh: `新建“${zh}”`, en: `“${en}” is made` }),
  add: ({ zh, en }) => ({ zh: `新增字段“${zh}”`, en: `The field “${en}” is added` }),
  back: ({ zh, en }) => ({
    zh: `字段“${zh}”恢复，原有内容重新可见`,
    en: `The field “${en}” comes back with what it held`,
  }),
  widen: ({ zh, en }) => ({
    zh: `字段“${zh}”改变类型，内容全部保留`,
    en: `The field “${en}” changes its type and keeps all values`,
  }),
  restore: ({ zh, en }) => ({
    zh: `字段“${zh}”恢复原类型和原有内容`,
    en: `The field “${en}” gets its former type and values back`,
  }),
  retype: ({ zh, en }, filled) => ({
    zh: `字段“${zh}”改变类型：${filled}条记录的内容无法转换，将不再显示（保留副本，可撤销）`,
    en: `The field “${en}” changes its type: ${filled} values cannot be read as it and are no longer shown (a copy is kept; it can be taken back)`,
  }),
  gone: ({ zh, en }, filled) => ({
    zh: `删除字段“${zh}”：${filled}条记录的内容将不再显示（保留副本，可撤销）`,
    en: `The field “${en}” is removed: what ${filled} records hold in it is no longer shown (a copy is kept; it can be taken back)`,
  }),
  goneTable: ({ zh, en }, filled) => ({
    zh: `删除明细“${zh}”：${filled}行将不再显示（保留副本，可撤销）`,
    en: `The lines “${en}” are removed: ${filled} of them are no longer shown (a copy is kept; it can be taken back)`,
  }),
  unique: ({ zh, en }) => ({ zh: `字段“${zh}”的值不可重复`, en: `No two records may share “${en}”` }),
  free: ({ zh, en }) => ({ zh: `字段“${zh}”的值可以重复`, en: `Records may share “${en}”` }),
}

/** A change in people's words. @param filled records that it takes something away from */
export function changeText(
  change: TableChange,
  filled: number,
  before: EntityDefinition | undefined,
  now: EntityDefinition,
): FormChangeModel {
  const place = change.column === undefined ? change.table : `${change.table}.${change.column}`
  const label = labelsOf(now).get(place) ?? labelsOf(before).get(place) ?? { zh: place, en: place }
  return { ...SAID[change.kind](label, filled), loses: losing(change) && filled > 0 }
}
