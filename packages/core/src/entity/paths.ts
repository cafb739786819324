import type { EntityDefinition } from './types'

/** `PascalCase` or `camelCase` → `kebab-case`: `SaQuotation` → `sa-quotation`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}

/** `camelCase` → `snake_case`: names of tables and columns. */
export function snakeCase(name: string): string {
  return kebabCase(name).replaceAll('-', '_')
}

/** Where an entity lives: its calls, its pages, its permissions. Every package asks here. */
export interface EntityPaths {
  /** Base of its calls under the API base: `/sales/saQuotation`. */
  api: string
  /** Base of its pages under the portal base: `/sales/quotation` (list), `…/add`, `…/edit/:id`, `…/view/:id`. */
  route: string
  /** Folder below `src/business`: `sales/quotation`. */
  folder: string
  /** Component keys as the server's menu names them: `sales/quotation/QuotationList`. */
  components: { list: string; form: string }
  /** Table: `sa_quotation`. */
  table: string
}

/**
 * The paths and the table of an entity, derived from its area, key and name; of these the definition can set `api`
 * alone.
 */
export function entityPaths(entity: Pick<EntityDefinition, 'api' | 'key' | 'name' | 'area'>): EntityPaths {
  const folder = `${kebabCase(entity.area)}/${kebabCase(entity.name)}`
  return {
    api: entity.api ?? `/${entity.area}/${entity.key}`,
    route: `/${folder}`,
    folder,
    components: { list: `${folder}/${entity.name}List`, form: `${folder}/${entity.name}Form` },
    table: snakeCase(entity.key),
  }
}

/** What the permission codes of an entity begin with, without a colon: `sales:saQuotation`. */
export function entityPrefix(entity: Pick<EntityDefinition, 'permissions'>): string {
  return entity.permissions.prefix.replace(/:$/, '')
}

/**
 * What the codes of one kind of lines begin with, e.g. for the rights of their fields (spec 2 §6):
 * `linePrefix(saQuotation, 'saQuotationLine')` → `sales:saQuotation:saQuotationLine`.
 */
export function linePrefix(entity: Pick<EntityDefinition, 'permissions'>, line: string): string {
  return `${entityPrefix(entity)}:${line}`
}

/** The permission code of an action: `permissionCode(saQuotation, 'add')` → `sales:saQuotation:add`. */
export function permissionCode(entity: Pick<EntityDefinition, 'permissions'>, action: string): string {
  return `${entityPrefix(entity)}:${action}`
}

/**
 * The list that the page of a form stands below: `/sales/quotation/edit/7` → `/sales/quotation`. It need not be the
 * entity's own route: menus name lists more than once.
 */
export function listPathOf(formPath: string): string {
  return formPath.replace(/\/(?:add|(?:edit|view)\/[^/]*)\/?$/, '')
}
