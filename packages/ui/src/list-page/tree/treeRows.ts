import type { ListParams, SourceRow } from '../../foundation/dataSource'

/** What a tree table is answered (spec 2 §7): rows, or a page of them. */
export interface TreeAnswer {
  rows: SourceRow[]
  total: number
}

/**
 * Reads an answer: an array, or an object with records (spec 2 §7).
 *
 * @throws TypeError when it is neither (spec 2 §8)
 */
export function readAnswer(answer: unknown, unknownType: string): TreeAnswer {
  const { records, total } = (answer ?? {}) as { records?: unknown; total?: unknown }
  const rows = Array.isArray(answer) ? answer : records
  if (!Array.isArray(rows)) throw new TypeError(unknownType)
  return { rows: rows as SourceRow[], total: typeof total === 'number' ? total : rows.length }
}

/** Whether a row can be opened: it says so, or it brought children along. Servers write yes in several ways. */
export function hasChildren({ hasChildren: has, isLeaf, leaf, children }: SourceRow): boolean {
  if (Array.isArray(children) && children.length > 0) return true
  if (has !== undefined && has !== null) return [true, 1, '1', 'Y', 'true'].includes(has as string)
  return isLeaf === false || leaf === 0 || leaf === false
}

/** How the children of an opened row stand. */
export type Branch =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; rows: readonly SourceRow[] }

/** A row of the table with what hangs below it, or the place of what is not there yet. */
export interface TreeRow {
  key: string
  /** Absent for a place. */
  row?: SourceRow
  /** Of a place: what it says, and of which row. */
  place?: Exclude<Branch, { state: 'loaded' }> | { state: 'empty' }
  parent?: string
  children?: TreeRow[]
}

/** Rows as the table takes them: below an opened row its children, or one place that says how they stand. */
export function treeRows(
  rows: readonly SourceRow[],
  branches: ReadonlyMap<string, Branch>,
  parent?: string,
): TreeRow[] {
  return rows.map((row) => {
    const own: TreeRow = { key: row.id, row, ...(parent !== undefined && { parent }) }
    const branch = branches.get(row.id) ?? brought(row)
    if (!branch) return hasChildren(row) ? { ...own, children: [] } : own
    const place = (state: NonNullable<TreeRow['place']>): TreeRow[] => [
      { key: `${row.id}/place`, place: state, parent: row.id },
    ]
    if (branch.state !== 'loaded') return { ...own, children: place(branch) }
    if (branch.rows.length === 0)
      return hasChildren(row) ? { ...own, children: place({ state: 'empty' }) } : own
    return { ...own, children: treeRows(branch.rows, branches, row.id) }
  })
}

function brought({ children }: SourceRow): Branch | undefined {
  return Array.isArray(children) && children.length > 0
    ? { state: 'loaded', rows: children as SourceRow[] }
    : undefined
}

/** Every row with children among those that are there, from the roots on. */
export function openable(rows: readonly TreeRow[]): SourceRow[] {
  return rows.flatMap(({ row, children }) => (row && children ? [row, ...openable(children)] : []))
}

/** The parameters of a call for one level (spec 2 §7): the parent's id, the condition, and the page of roots. */
export function levelParams(
  parentName: string,
  parent: string,
  condition: string | undefined,
  more: ListParams,
): ListParams {
  return { ...more, [parentName]: parent, ...(condition ? { condition } : {}) }
}
