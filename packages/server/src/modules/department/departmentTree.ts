import type { Department, DepartmentNodeModel } from '@lading/core/contract'

/** A node without its children (contract §11, SysDepartTreeModel). */
export function nodeOf(row: Department, isLeaf: boolean): DepartmentNodeModel {
  return { ...row, key: row.id, value: row.id, title: row.departName, isLeaf }
}

/** The rows as a tree; a row whose parent is missing stands at the top. Order within a level as given. */
export function departmentTree(rows: readonly Department[]): DepartmentNodeModel[] {
  const known = new Set(rows.map(({ id }) => id))
  const byParent = new Map<string, Department[]>()
  for (const row of rows) {
    const parent = row.parentId && known.has(row.parentId) ? row.parentId : ''
    byParent.set(parent, [...(byParent.get(parent) ?? []), row])
  }
  const below = (parent: string): DepartmentNodeModel[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const children = below(row.id)
      return { ...nodeOf(row, children.length === 0), ...(children.length > 0 ? { children } : {}) }
    })
  return below('')
}

const FIRST = 'A01'
const LAST_NUMBER = 99

/**
 * The code after the last one of a level: letter and two digits, `A99` → `B01` (contract §11).
 * @param parent code of the parent, '' for roots
 * @param last highest code of the level so far, if any
 */
export function nextOrgCode(parent: string, last: string | undefined): string {
  if (!last) return parent + FIRST
  const part = last.slice(-3)
  const number = Number(part.slice(1))
  if (number < LAST_NUMBER) return `${parent}${part[0]}${String(number + 1).padStart(2, '0')}`
  return `${parent}${String.fromCharCode(part.charCodeAt(0) + 1)}01`
}
