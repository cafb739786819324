/** One value that changed. */
export interface ValueChange {
  /** Name of the field. */
  name: string
  before: unknown
  after: unknown
}

/** What changed in one kind of lines; of very large changes the numbers alone. */
export interface LinesChange {
  /** Key of the lines. */
  key: string
  added: number
  removed: number
  changed: { id: string; values: ValueChange[] }[]
  /** Lines that changed; more than `changed` holds when only the number is known. */
  changedCount: number
}

/** An entry of the data log, read. */
export interface ReadChange {
  values: ValueChange[]
  lines: LinesChange[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valuesOf(fields: unknown): ValueChange[] {
  if (!isRecord(fields)) return []
  return Object.entries(fields).flatMap(([name, pair]) =>
    Array.isArray(pair) ? [{ name, before: pair[0] as unknown, after: pair[1] as unknown }] : [],
  )
}

const countOf = (part: unknown): number =>
  Array.isArray(part) ? part.length : typeof part === 'number' ? part : 0

/** Reads `dataContent` of an entry. Whatever cannot be read has changed nothing that can be shown. */
export function readChange(content: unknown): ReadChange {
  let read: unknown
  try {
    read = JSON.parse(String(content))
  } catch {
    return { values: [], lines: [] }
  }
  if (!isRecord(read)) return { values: [], lines: [] }
  const lines = isRecord(read.lines) ? Object.entries(read.lines) : []
  return {
    values: valuesOf(read.fields),
    lines: lines.flatMap(([key, part]) => {
      if (!isRecord(part)) return []
      const changed = Array.isArray(part.changed) ? part.changed.filter(isRecord) : []
      const change: LinesChange = {
        key,
        added: countOf(part.added),
        removed: countOf(part.removed),
        changed: changed.map(({ id, fields }) => ({ id: String(id ?? ''), values: valuesOf(fields) })),
        changedCount: countOf(part.changed),
      }
      return change.added + change.removed + change.changedCount > 0 ? [change] : []
    }),
  }
}
