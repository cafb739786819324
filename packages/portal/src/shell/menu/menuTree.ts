import type { Text } from '@lading/core/text'
import type { PageRegistry } from '@/app/pageRegistry'
import { isExternal, titleOf } from './buildRoutes'
import { LAYOUT_COMPONENTS } from './menuTypes'
import type { MenuNode } from './menuTypes'

/** A menu entry to show. */
export interface MenuEntry {
  /** Path of the entry: its key, and where a leaf leads. */
  path: string
  title: Text
  icon?: string
  /** Opens this address in a new browser tab. */
  externalUrl?: string
  /** A layout only holds its children; it is no target of the search. */
  isGroup: boolean
  /** How much waits behind it. */
  count?: number
  children: MenuEntry[]
}

/** The entries to show: hidden ones skipped, entries with an always-show flag as leaves (spec 1 §2, "Side menu"). */
export function visibleMenu(menu: MenuNode[], registry: PageRegistry): MenuEntry[] {
  return menu
    .filter((node) => !node.hidden && !node.meta.hideMenu)
    .map((node) => {
      const title = titleOf(node, registry.page(node.component))
      const children = node.alwaysShow ? [] : visibleMenu(node.children ?? [], registry)
      return {
        path: node.path.startsWith('/') || isExternal(node) ? node.path : `/${node.path}`,
        title,
        ...(node.meta.icon && { icon: node.meta.icon }),
        ...(isExternal(node) && { externalUrl: node.meta.url ?? node.path }),
        isGroup: LAYOUT_COMPONENTS.includes(node.component),
        children,
      }
    })
    .filter((entry) => !entry.isGroup || entry.children.length > 0 || entry.externalUrl)
}

/** An entry that the menu search offers, with the groups above it. */
export interface SearchEntry extends MenuEntry {
  groups: Text[]
}

/** All entries but those that only wrap others (spec 1 §2, "Menu search"). */
export function searchableEntries(entries: MenuEntry[], groups: Text[] = []): SearchEntry[] {
  return entries.flatMap((entry) => [
    ...(entry.isGroup ? [] : [{ ...entry, groups }]),
    ...searchableEntries(entry.children, [...groups, entry.title]),
  ])
}

/** All entries, each before those below it. */
export function flatEntries(entries: MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flatEntries(entry.children)])
}

/** The entry of the first level that the page of a path stands below, or is. */
export function rootOf(entries: MenuEntry[], path: string | undefined): MenuEntry | undefined {
  return entries.find((root) => flatEntries([root]).some((entry) => entry.path === path))
}

/** Paths of the groups that must be open so that the entry at `path` is seen. */
export function groupsAbove(entries: MenuEntry[], path: string): string[] {
  for (const entry of entries) {
    if (entry.path === path) return []
    const below = groupsAbove(entry.children, path)
    if (below.length > 0 || entry.children.some((child) => child.path === path)) return [entry.path, ...below]
  }
  return []
}

/**
 * Keeps one root group open (spec 1 §2, "Side menu"): opening another one closes the first.
 *
 * @param before open keys until now
 * @param after open keys as the menu wants them
 */
export function oneRootOpen(before: string[], after: string[], roots: string[]): string[] {
  const opened = after.find((key) => !before.includes(key))
  if (!opened || !roots.includes(opened)) return after
  return after.filter((key) => key === opened || !roots.includes(key))
}

/**
 * True when all words of the query occur in the entry's title or groups, in either language, or in its path.
 *
 * @param byPinyin whether a name is read like the whole query; absent while the query is no pinyin
 */
export function matchesSearch(
  entry: SearchEntry,
  query: string,
  byPinyin?: (name: string) => boolean,
): boolean {
  const names = [...entry.groups, entry.title]
  // Joined, too: `xsglbjd` is 销售管理 and 报价单 in one go.
  if (byPinyin?.(names.map(({ zh }) => zh).join(''))) return true
  const text = [entry.path, ...names.flatMap(({ zh, en }) => [zh, en])].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
