import type { Field } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { isStoredPath } from './fileStore'

/** Where stored files are read, below the API's base. */
const STATIC = '/sys/common/static/'
const IN_TEXT = /\/sys\/common\/static\/([A-Za-z0-9_/-]+\.[a-z0-9]{1,5})/g

/** What stands between paths: commas, and the signs of a list of `{ fileName, filePath }`. */
const APART = /[^A-Za-z0-9_./:-]+/

/** Whether values of the field may name stored files. */
export const holdsFiles = ({ kind }: Pick<Field, 'kind'>): boolean => KINDS[kind].files !== undefined

/** The stored files whose addresses stand in a text: images and links of HTML. */
export function pathsInText(text: string): string[] {
  return [...new Set([...text.matchAll(IN_TEXT)].map(([, path]) => path!))].filter(isStoredPath)
}

/** The stored files that a value of a field names: by path or address, or anywhere in rich text. */
export function pathsIn({ kind }: Pick<Field, 'kind'>, value: unknown): string[] {
  const text = Array.isArray(value) ? value.join(',') : value
  if (typeof text !== 'string' || text === '') return []
  if (KINDS[kind].files === 'html') return pathsInText(text)
  const paths = text.split(APART).map((part) => {
    const at = part.indexOf(STATIC)
    return at < 0 ? part : part.slice(at + STATIC.length)
  })
  return [...new Set(paths)].filter(isStoredPath)
}
