import type { Text } from '../text/text'

/** Most users of a record that a message names. */
const MAX_NAMED = 5

/** How many records of an entity name a record. */
export interface Users {
  label: Text
  count: number
}

/** What is wrong with a field that names records, in the words of browser and server. */
export const referenceMessages = {
  /** There is no such record for the caller: unknown, deleted, of another tenant or out of sight, told alike. */
  unknown: (field: Text, value: string): Text => ({
    zh: `${field.zh}“${value}”不存在或您无权使用，请重新选择`,
    en: `${field.en}: "${value}" does not exist, or is not for you to use; choose another one`,
  }),
  unfit: (field: Text, value: string): Text => ({
    zh: `${field.zh}“${value}”与所填内容不符，请重新选择`,
    en: `${field.en}: "${value}" does not go with what else is filled in; choose another one`,
  }),
  noOption: (field: Text, value: string): Text => ({
    zh: `${field.zh}“${value}”不在可选项中，请重新选择`,
    en: `${field.en}: "${value}" is none of its options; choose another one`,
  }),
  forbidden: (field: Text, target: Text): Text => ({
    zh: `您没有选择${target.zh}的权限，无法修改${field.zh}`,
    en: `You may not pick a ${target.en.toLowerCase()}, so you cannot change ${field.en}`,
  }),
  /** A record that others name is neither deleted nor given another code. */
  used: (entity: Text, name: string, users: readonly Users[], what: 'delete' | 'rename'): Text => {
    const listed = users.slice(0, MAX_NAMED)
    const more = users.length > MAX_NAMED
    return {
      zh: `${entity.zh}“${name}”正被使用：${listed
        .map(({ label, count }) => `${label.zh} ${count} 条`)
        .join('，')}${more ? '等' : ''}，不能${what === 'delete' ? '删除' : '修改编码'}`,
      en: `${entity.en} "${name}" is in use (${listed
        .map(({ label, count }) => `${label.en}: ${count}`)
        .join(', ')}${more ? ', and others' : ''}), so ${
        what === 'delete' ? 'it cannot be deleted' : 'its code cannot be changed'
      }`,
    }
  },
}
