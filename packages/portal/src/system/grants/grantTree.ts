import { ownLocale } from '@lading/core/text'

/** An entry of the menu, or a button, as the contract's trees to tick give it (contract §9). */
export interface GrantNode {
  key: string
  slotTitle: string
  nameEn?: string | null
  /** Codes, joined by commas. */
  perms?: string | null
  /** 1: the entry has data rules. */
  ruleFlag?: number | null
  children?: GrantNode[]
}

/** A tree to look things up in. */
export interface GrantIndex {
  roots: readonly GrantNode[]
  node: ReadonlyMap<string, GrantNode>
  parent: ReadonlyMap<string, string>
}

/** The tree by keys. */
export function indexOf(roots: readonly GrantNode[]): GrantIndex {
  const node = new Map<string, GrantNode>()
  const parent = new Map<string, string>()
  const visit = (nodes: readonly GrantNode[], above?: string) => {
    for (const each of nodes) {
      node.set(each.key, each)
      if (above !== undefined) parent.set(each.key, above)
      visit(each.children ?? [], each.key)
    }
  }
  visit(roots)
  return { roots, node, parent }
}

/** Keys above an entry, the nearest first. */
export function above({ parent }: GrantIndex, key: string): string[] {
  const next = parent.get(key)
  return next === undefined ? [] : [next, ...above({ parent } as GrantIndex, next)]
}

/** Keys of an entry and of all below it. */
export function within({ node }: GrantIndex, key: string): string[] {
  const keys = (each: GrantNode): string[] => [each.key, ...(each.children ?? []).flatMap(keys)]
  const found = node.get(key)
  return found ? keys(found) : []
}

/**
 * Ticks an entry, or takes its tick away. With an entry goes all below it; a ticked one needs those above it, or nobody
 * would find it in the menu.
 */
export function tick(index: GrantIndex, held: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(held)
  if (held.has(key)) for (const each of within(index, key)) next.delete(each)
  else for (const each of [...within(index, key), ...above(index, key)]) next.add(each)
  return next
}

/** Ticks that somebody has set, and what was held when they were. */
export interface Ticked {
  of: ReadonlySet<string>
  now: ReadonlySet<string>
}

/** What was ticked, done to what is held by now: what others have given or taken meanwhile stays. */
export function tickedOn(held: ReadonlySet<string>, ticked: Ticked | undefined): ReadonlySet<string> {
  if (!ticked || ticked.of === held) return ticked?.now ?? held
  const { of, now } = ticked
  const next = new Set(held)
  for (const key of now) if (!of.has(key)) next.add(key)
  for (const key of of) if (!now.has(key)) next.delete(key)
  return next
}

/** Entries of which some but not all below are ticked. */
export function halfTicked(index: GrantIndex, held: ReadonlySet<string>): string[] {
  return [...held].filter((key) => within(index, key).some((each) => !held.has(each)))
}

/** What a save would change. */
export interface GrantChange {
  added: string[]
  removed: string[]
}

/** The difference of two sets of ticks; entries that the tree does not show are left as they are. */
export function changeOf(
  index: GrantIndex,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): GrantChange {
  const shown = [...index.node.keys()]
  return {
    added: shown.filter((key) => now.has(key) && !before.has(key)),
    removed: shown.filter((key) => before.has(key) && !now.has(key)),
  }
}

/** The name of an entry. */
export function titleOf(node: GrantNode, locale: string): string {
  return (ownLocale(locale) === 'en-US' && node.nameEn) || node.slotTitle
}

/** `System / Users / Users: add`: the way to an entry. */
export function pathOf(index: GrantIndex, key: string, locale: string): string {
  return [...above(index, key).reverse(), key]
    .flatMap((each) => index.node.get(each) ?? [])
    .map((node) => titleOf(node, locale))
    .join(' / ')
}

/** Entries whose name, or that of one below them, contains the word. */
export function matching(roots: readonly GrantNode[], word: string, locale: string): GrantNode[] {
  if (!word) return [...roots]
  return roots.flatMap((node) => {
    if (titleOf(node, locale).toLowerCase().includes(word.toLowerCase())) return [node]
    const children = matching(node.children ?? [], word, locale)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
