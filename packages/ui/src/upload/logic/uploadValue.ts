/** One item of a value in array mode (spec 2 §3). */
export interface FileRecord {
  fileName: string
  filePath: string
  /** In bytes. */
  fileSize: number
}

/**
 * What a field of files holds: paths joined by commas, or file records (spec 2 §3). Values read also include file
 * values (`{ name, path, size }`) and lists of paths.
 */
export type UploadValueFormat = 'paths' | 'files'

/** A stored file in a value. */
export interface StoredItem {
  name: string
  path: string
  /** In bytes; unknown in a list of paths. */
  size?: number
}

/** The name at the end of a path, without the stamp that servers put before the ending (`a_1700000000000.pdf`). */
export function nameOfPath(path: string): string {
  const last = path.split(/[?#]/)[0]?.split('/').at(-1) ?? path
  return last.replace(/_\d{13}(?=\.[^.]+$)/, '') || path
}

function readOne(value: unknown): StoredItem[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'object') {
    const { fileName, filePath, fileSize, name, path, url, size } = value as Record<string, unknown>
    const where = filePath ?? path ?? url
    if (typeof where !== 'string' || where === '') return []
    const bytes = Number(fileSize ?? size)
    const called = fileName ?? name
    return [
      {
        path: where,
        name: typeof called === 'string' && called !== '' ? called : nameOfPath(where),
        ...(Number.isFinite(bytes) && (fileSize ?? size) !== undefined && { size: bytes }),
      },
    ]
  }
  return (typeof value === 'string' ? value : '')
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
    .map((path) => ({ path, name: nameOfPath(path) }))
}

/** The stored files of a value, whatever its format; JSON texts of lists are read, too. */
export function readUploadValue(value: unknown): StoredItem[] {
  if (typeof value === 'string' && /^\s*\[/.test(value)) {
    try {
      return readUploadValue(JSON.parse(value))
    } catch {
      return readOne(value)
    }
  }
  return Array.isArray(value) ? value.flatMap(readOne) : readOne(value)
}

/** The value of a list of stored files; no files: `null` for paths, an empty list for records. */
export function writeUploadValue(
  items: readonly StoredItem[],
  format: UploadValueFormat,
): string | FileRecord[] | null {
  if (format === 'paths') return items.map(({ path }) => path).join(',') || null
  return items.map(({ name, path, size = 0 }) => ({ fileName: name, filePath: path, fileSize: size }))
}
