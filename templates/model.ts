import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, pageKind } from '@lading/core/entity'

/** What the templates of pages are given: the definition and the names that follow from it. */
export interface PageModel {
  entity: EntityDefinition
  /** Const that holds the definition, and the module it stands in: `saQuotation`, `./saQuotation.entity`. */
  key: string
  /** `Quotation`: begins the names of components and their files. */
  name: string
  /** `quotation`: begins the names of the other files. */
  camel: string
  /** Where the form opens. */
  style: 'modal' | 'page'
  /** Route of the list: `/sales/quotation`. */
  route: string
  /** Folder of the entity below the business folder: `sales/quotation`. */
  folder: string
}

/** A file to be generated. `path` is relative to the project root, with forward slashes. */
export interface RenderedFile {
  path: string
  text: string
  /** `page`: merged with the edits of its owner. `derived`: always as rendered. */
  owner: 'page' | 'derived'
}

/** The names that follow from a definition. */
export function pageModel(entity: EntityDefinition): PageModel {
  const paths = entityPaths(entity)
  return {
    entity,
    key: entity.key,
    name: entity.name,
    camel: entity.name.charAt(0).toLowerCase() + entity.name.slice(1),
    style: pageKind(entity).form,
    route: paths.route,
    folder: paths.folder,
  }
}
