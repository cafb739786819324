import type { DepartmentNode } from './departmentTree'

/** Where a dragged department was let go, as antd's tree says it. */
export interface Drop {
  /** What was dragged. */
  id: string
  /** What it was let go on, or beside. */
  target: string
  /** Between two departments rather than on one. */
  gap: boolean
  /** Before the target rather than behind it (only where `gap`). */
  before: boolean
}

/** A move as the contract takes it. */
export interface Move {
  id: string
  parentId: string
  beforeId?: string
}

interface Found {
  parentId: string
  siblings: readonly DepartmentNode[]
  at: number
}

function find(nodes: readonly DepartmentNode[], id: string, parentId = ''): Found | undefined {
  const at = nodes.findIndex((node) => node.id === id)
  if (at >= 0) return { parentId, siblings: nodes, at }
  for (const node of nodes) {
    const found = find(node.children ?? [], id, node.id)
    if (found) return found
  }
  return undefined
}

/** What a drop means; `undefined` where it would put a department below itself or change nothing. */
export function moveOf(tree: readonly DepartmentNode[], drop: Drop): Move | undefined {
  const { id, target, gap, before } = drop
  const from = find(tree, id)
  const to = find(tree, target)
  if (!from || !to || id === target) return undefined
  const self = from.siblings[from.at]!
  if (find(self.children ?? [], target)) return undefined
  if (!gap) return from.parentId === target ? undefined : { id, parentId: target }
  const next = before ? target : to.siblings[to.at + 1]?.id
  const stays = from.parentId === to.parentId && (next === id || from.siblings[from.at + 1]?.id === next)
  if (stays) return undefined
  return { id, parentId: to.parentId, ...(next !== undefined && { beforeId: next }) }
}
