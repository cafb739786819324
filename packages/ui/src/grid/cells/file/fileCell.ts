import { defineCell } from '../defineCell'
import { compareTexts } from '../text/textCell'

/**
 * The names of uploaded files: the value is a path, several paths joined by commas, or a list of file values
 * (spec 2 §3). Shown by name; files come in through the upload widget.
 */
export const fileCell = defineCell({
  editor: 'none',
  toText: (value) => fileNames(value).join(', '),
  parse: () => ({ ok: false, reason: 'readOnly' }),
  compare: (a, b) => compareTexts(fileNames(a).join(), fileNames(b).join()),
})

/** Names of the files in a value, in order. */
export function fileNames(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(fileNames)
  if (typeof value === 'object') {
    const { name, fileName, path, filePath } = value as Record<string, unknown>
    return fileNames(name ?? fileName ?? path ?? filePath)
  }
  return String(value)
    .split(',')
    .map((path) => path.slice(path.lastIndexOf('/') + 1).trim())
    .filter((name) => name !== '')
}
