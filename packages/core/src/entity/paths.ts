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

/** The paths of an entity. */
export function entityPaths(entity: Pick<EntityDefinition, 'key' | 'name' | 'area'>): EntityPaths {
  const folder = `${kebabCase(entity.area)}/${kebabCase(entity.name)}`
  return {
    api: `/${entity.area}/${entity.key}`,
    route: `/${folder}`,
    folder,
    components: { list: `${folder}/${entity.name}List`, form: `${folder}/${entity.name}Form` },
    table: snakeCase(entity.key),
  }
}

/** The permission code of an action: `permissionCode(saQuotation, 'add')` → `sales:saQuotation:add`. */
export function permissionCode(entity: Pick<EntityDefinition, 'permissions'>, action: string): string {
  return `${entity.permissions.prefix.replace(/:$/, '')}:${action}`
}
