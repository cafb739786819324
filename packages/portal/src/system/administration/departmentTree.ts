import type { DepartmentNodeModel } from '@lading/core/contract'
import type { Text } from '@lading/core/text'

/** A department with those below it. */
export type DepartmentNode = Omit<DepartmentNodeModel, 'children'> & { children?: DepartmentNode[] }

/** What a department is called; one without an English name is called alike in all languages. */
export function departmentName({
  departName,
  departNameEn,
}: Pick<DepartmentNode, 'departName' | 'departNameEn'>): Text {
  return { zh: departName, en: departNameEn || departName }
}

/** The departments whose name, English name or code contains the word, with all above them. Without a word all. */
export function matching(nodes: readonly DepartmentNode[], word: string): DepartmentNode[] {
  if (!word) return [...nodes]
  const wanted = word.toLowerCase()
  return nodes.flatMap((node) => {
    const named = [node.departName, node.departNameEn, node.orgCode].some((text) =>
      text?.toLowerCase().includes(wanted),
    )
    if (named) return [node]
    const below = matching(node.children ?? [], word)
    return below.length > 0 ? [{ ...node, children: below }] : []
  })
}

/** Ids of all departments of the trees. */
export function idsOf(nodes: readonly DepartmentNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...idsOf(node.children ?? [])])
}

/** One department of the trees. */
export function findDepartment(nodes: readonly DepartmentNode[], id: string): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findDepartment(node.children ?? [], id)
    if (found) return found
  }
  return undefined
}
