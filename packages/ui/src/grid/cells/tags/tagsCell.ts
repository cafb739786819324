import { TagList } from './TagList'
import { defineCell } from '../../api/cell'
import { compareTexts, plainText } from '../../api/plainText'

/** Cuts a text into groups of two characters joined by semicolons; typed semicolons do not count (spec 2 §4). */
export function groupTags(text: string): string {
  const plain = text.replace(/[;；]/g, '')
  return plain.replace(/.{2}(?=.)/gsu, '$&;')
}

/** Tags of two characters each, joined by semicolons. */
export const tagsCell = defineCell({
  editor: 'line',
  toText: plainText,
  accept: groupTags,
  parse: (text) => ({ ok: true, value: groupTags(text.trim()) }),
  compare: compareTexts,
  Display: TagList,
  wraps: true,
})
