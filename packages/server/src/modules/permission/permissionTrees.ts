import type { StoredPermission } from './menuTree'

/** An entry as the administration shows it (contract §10): `leaf`, key and title beside the stored members. */
export type PermissionNode = StoredPermission & {
  key: string
  title: string
  leaf: boolean
  children?: PermissionNode[]
}

/** The entries below a parent, as deep as they go. */
export function administrationTree(entries: readonly StoredPermission[], parent = ''): PermissionNode[] {
  const byParent = grouped(entries)
  const placed = new Set<string>()
  const below = (id: string): PermissionNode[] =>
    (byParent.get(id) ?? [])
      .filter((entry) => !placed.has(entry.id) && placed.add(entry.id))
      .map((entry) => {
        const children = below(entry.id)
        return {
          ...entry,
          key: entry.id,
          title: entry.name,
          leaf: children.length === 0,
          ...(children.length > 0 ? { children } : {}),
        }
      })
  return below(parent)
}

function grouped(entries: readonly StoredPermission[]): Map<string, StoredPermission[]> {
  const map = new Map<string, StoredPermission[]>()
  for (const entry of entries) map.set(entry.parentId, [...(map.get(entry.parentId) ?? []), entry])
  return map
}

interface TickNode {
  key: string
  value: string
  title: string | null
  slotTitle: string
  nameEn: string
  perms: string
  label: string
  parentId: string
  ruleFlag: number
  isLeaf: boolean
  scopedSlots: { title: string }
  children?: TickNode[]
}

/** A tree to tick entries in, with the ids of all of them (contract §9). @param titled whether `title` is set too */
export function tickTree(
  entries: readonly StoredPermission[],
  titled: boolean,
): { treeList: TickNode[]; ids: string[] } {
  const known = new Set(entries.map(({ id }) => id))
  // An entry whose parent is not among the given ones stands at the top.
  const rooted = entries.map((entry) => (known.has(entry.parentId) ? entry : { ...entry, parentId: '' }))
  const convert = (node: PermissionNode): TickNode => ({
    key: node.id,
    value: node.id,
    title: titled ? node.name : null,
    slotTitle: node.name,
    nameEn: node.nameEn,
    perms: node.perms,
    label: node.name,
    parentId: node.parentId,
    ruleFlag: node.ruleFlag ?? 0,
    isLeaf: node.leaf,
    scopedSlots: { title: 'hasDatarule' },
    ...(node.children ? { children: node.children.map(convert) } : {}),
  })
  return { treeList: administrationTree(rooted).map(convert), ids: entries.map(({ id }) => id) }
}
