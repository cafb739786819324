import type { DepartmentNode } from '../sourceTypes'

/** Departments with all below them, in the order of the tree. */
export function allDepartments(nodes: readonly DepartmentNode[]): DepartmentNode[] {
  return nodes.flatMap((node) => [node, ...allDepartments(node.children ?? [])])
}
