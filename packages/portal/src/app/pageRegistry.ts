import type { ComponentType } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import type { Text } from '@lading/core/text'

/** A module of pages, as `import()` gives it. */
export type PageModule = Record<string, unknown>

/** A page that the server's menu (or another page's route) may name. */
export interface PageEntry {
  /** Component key as the server's menu names it: `sales/quotation/QuotationList`. */
  key: string
  /** Exported name of the component in its module. */
  exportName: string
  load: () => Promise<PageModule>
  title: Text
  /** Keep the page's state while another tab is open, whatever the menu says (a form holds unsaved input). */
  keepAlive?: boolean
}

/** A page that follows from another one: it is routed below that one's path, e.g. `add`, `edit/:id`. */
export interface DerivedPage extends PageEntry {
  /** Path below the path of the page it follows from. */
  subPath: string
  /** Permission code a user must hold; the server checks it again. */
  permission?: string
}

/** What the portal knows of every entity from its first load on. */
export type EntityHead = Pick<EntityDefinition, 'area' | 'key' | 'label' | 'name' | 'permissions'>

/** A dialog that shows one record. */
export type RecordDialog = ComponentType<{
  id?: string
  open: boolean
  mode?: 'view'
  onClose: () => void
}>

/** An entity with what is fetched when it is wanted. */
export interface EntityEntry {
  entity: EntityHead
  definition?: (() => Promise<EntityDefinition>) | undefined
  record?: (() => Promise<RecordDialog>) | undefined
}

/** What one `*.route.ts` contributes. */
export interface RouteModule {
  pages: PageEntry[]
  /** The entity whose pages they are. */
  entity?: EntityEntry
  /** By component key of the page they follow from. */
  derived?: Record<string, DerivedPage[]>
}

/** All pages of the portal, by component key. */
export interface PageRegistry {
  page(key: string): PageEntry | undefined
  derived(key: string): DerivedPage[]
  keys(): string[]
  /** The entities that have pages. */
  entities(): EntityEntry[]
}

/**
 * Puts the contributions of all `*.route.ts` together.
 *
 * @throws Error when two of them claim the same component key
 */
export function createRegistry(modules: RouteModule[]): PageRegistry {
  const pages = new Map<string, PageEntry>()
  const derived = new Map<string, DerivedPage[]>()
  for (const module of modules) {
    for (const page of module.pages) {
      if (pages.has(page.key)) {
        throw new Error(
          `Two route files claim the page "${page.key}". Give one of the entities another name or area.`,
        )
      }
      pages.set(page.key, page)
    }
    for (const [key, list] of Object.entries(module.derived ?? {})) derived.set(key, list)
  }
  return {
    page: (key) => pages.get(key),
    derived: (key) => derived.get(key) ?? [],
    keys: () => [...pages.keys()],
    entities: () => modules.flatMap(({ entity }) => entity ?? []),
  }
}

/**
 * The component of a loaded page module: the named export, or the default one.
 *
 * @throws Error that names the missing export
 */
export function pickComponent(module: PageModule, exportName: string): ComponentType {
  const component = module[exportName] ?? module['default']
  if (typeof component !== 'function' && (typeof component !== 'object' || component === null)) {
    throw new Error(`The page module has no export "${exportName}". Export the component by this name.`)
  }
  return component as ComponentType
}

/** The name of the component a key stands for: `sales/quotation/QuotationList` → `QuotationList`. */
export function exportNameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
