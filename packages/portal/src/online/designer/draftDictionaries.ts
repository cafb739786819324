import type { EntityDictionary } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { Draft } from './draft'

/** The options of a dictionary as they are typed: one a line, `value | 中文 | English`. */
export const optionsText = (dictionary: EntityDictionary | undefined): string =>
  (dictionary?.items ?? []).map(({ value, zh, en }) => [value, zh, en].join(' | ')).join('\n')

/** Options from their lines; what is left out is taken from what stands before it. A value counts once. */
export function readOptions(text: string): EntityDictionary['items'] {
  const items = new Map<string, EntityDictionary['items'][number]>()
  for (const line of text.split('\n')) {
    const [first = '', second = '', third = ''] = line.split(/[|｜]/).map((part) => part.trim())
    if (first === '') continue
    const zh = second || first
    if (!items.has(first)) items.set(first, { value: first, zh, en: third || zh })
  }
  return [...items.values()]
}

/** Gives the form a dictionary of its own; without options it names one that the server has. */
export function setDictionary(
  draft: Draft,
  code: string,
  label: Text,
  items: EntityDictionary['items'],
): Draft {
  const { dictionaries = {}, ...rest } = draft
  const { [code]: former, ...others } = dictionaries
  if (items.length === 0) {
    if (!former) return draft
    return Object.keys(others).length > 0 ? { ...rest, dictionaries: others } : rest
  }
  const { zh, en } = former ?? label
  return { ...rest, dictionaries: { ...dictionaries, [code]: { zh, en, items } } }
}
