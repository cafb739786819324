import type { EntityDefinition, PageStyle } from '@lading/core/entity'
import { entityPaths } from '@lading/core/entity'

/** Kinds of online lists (spec 1 §2), by the part of the path that names them. */
const STYLES: Readonly<Record<string, PageStyle | undefined>> = {
  cgformTreeList: 'tree',
  cgformErpList: 'erp',
  cgformInnerTableList: 'inner',
}

/** Where a page of a stored form is: `/online/cgformList/visit/add`. */
export interface OnlinePath {
  /** Path of the list. */
  list: string
  /** `cgformList`, `cgformTreeList` … */
  kind: string
  /** Code of the form. */
  code: string
}

/** The parts of a path of an online form. */
export function onlinePath(pathname: string): OnlinePath {
  const [group = '', kind = '', code = ''] = pathname.split('/').filter(Boolean)
  return { list: `/${group}/${kind}/${code}`, kind, code: decodeURIComponent(code) }
}

/** Whether records of the definition can be listed so: a tree names the record above, the others have lines. */
function fits(entity: EntityDefinition, style: PageStyle): boolean {
  if (style !== 'tree') return Object.keys(entity.lines ?? {}).length > 0
  return Object.values(entity.fields).some(({ kind, ref }) => kind === 'record' && ref === entity.key)
}

/** The definition as the path wants it listed; as it says itself, where its records cannot be listed so. */
export function listedAs(entity: EntityDefinition, kind: string): EntityDefinition {
  const style = STYLES[kind]
  return style && style !== entity.style && fits(entity, style) ? { ...entity, style } : entity
}

/** A path that a list goes to, below the path that it is opened at. */
export function below(list: string, entity: EntityDefinition, path: string): string {
  const { route } = entityPaths(entity)
  return path.startsWith(route) ? list + path.slice(route.length) : path
}

/** An entry of the menu, as far as it leads somewhere. */
interface Entry {
  path: string
  children?: readonly Entry[]
}

/** Whether an entry of the menu leads to a path. */
export const inMenu = (menu: readonly Entry[], path: string): boolean =>
  menu.some((entry) => entry.path === path || inMenu(entry.children ?? [], path))

/** Where the menu has the list of a form: its kind follows from the definition, and the entry may have been moved. */
export function listInMenu(menu: readonly Entry[], code: string): string | undefined {
  for (const { path, children = [] } of menu) {
    const found = /^\/online\/[A-Za-z]+\//.test(path) && onlinePath(path).code === code ? path : undefined
    const below = found ?? listInMenu(children, code)
    if (below !== undefined) return below
  }
  return undefined
}
