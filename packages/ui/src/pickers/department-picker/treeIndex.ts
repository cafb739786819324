import type { DepartmentNode } from '../../foundation/sourceTypes'

/** A department with its place in the tree. */
export interface TreeEntry {
  node: DepartmentNode
  parent: string | undefined
  children: readonly string[]
}

/** A department tree that is looked up by id, in the order of the tree. */
export type TreeIndex = ReadonlyMap<string, TreeEntry>

/** Indexes a tree once, so that checking and filtering need not walk it again. */
export function indexTree(roots: readonly DepartmentNode[]): TreeIndex {
  const index = new Map<string, TreeEntry>()
  const visit = (nodes: readonly DepartmentNode[], parent: string | undefined) => {
    for (const node of nodes) {
      const children = node.children ?? []
      index.set(node.id, { node, parent, children: children.map(({ id }) => id) })
      visit(children, node.id)
    }
  }
  visit(roots, undefined)
  return index
}

/** The ids of a department and of all below it. */
export function subtree(index: TreeIndex, id: string): string[] {
  const entry = index.get(id)
  return entry ? [id, ...entry.children.flatMap((child) => subtree(index, child))] : [id]
}

/** The ids above a department, from its parent up. */
export function ancestors(index: TreeIndex, id: string): string[] {
  const found: string[] = []
  for (let up = index.get(id)?.parent; up !== undefined; up = index.get(up)?.parent) found.push(up)
  return found
}

/**
 * Checks or unchecks one department. Linked: all below follow, and a parent is checked when all its children are;
 * departments that a filter hides take part. Unlinked: it alone.
 */
export function check(
  index: TreeIndex,
  checked: ReadonlySet<string>,
  id: string,
  linked: boolean,
): Set<string> {
  const next = new Set(checked)
  const on = !next.has(id)
  for (const each of linked ? subtree(index, id) : [id]) {
    if (on) next.add(each)
    else next.delete(each)
  }
  if (!linked) return next
  for (const up of ancestors(index, id)) {
    if (index.get(up)!.children.every((child) => next.has(child))) next.add(up)
    else next.delete(up)
  }
  return next
}

/** Departments some of which below are checked while they are not: shown as mixed when linked. */
export function halfChecked(index: TreeIndex, checked: ReadonlySet<string>): string[] {
  const half = new Set<string>()
  for (const id of checked) {
    for (const up of ancestors(index, id)) {
      if (half.has(up)) break
      if (!checked.has(up)) half.add(up)
    }
  }
  return [...half]
}

/** The part of a tree that holds matching departments and the way to them; the ways are to be opened. */
export function filterTree(
  roots: readonly DepartmentNode[],
  matches: (node: DepartmentNode) => boolean,
): { roots: DepartmentNode[]; open: string[] } {
  const open: string[] = []
  const visit = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
    nodes.flatMap((node) => {
      const children = visit(node.children ?? [])
      if (children.length > 0) open.push(node.id)
      if (children.length > 0) return [{ ...node, children }]
      // What lies below a match can still be opened.
      return matches(node) ? [node] : []
    })
  return { roots: visit(roots), open }
}
