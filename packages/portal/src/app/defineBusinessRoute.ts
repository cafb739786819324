import { entityPaths, permissionCode } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { exportNameOf } from './pageRegistry'
import type {
  DerivedPage,
  EntityEntry,
  EntityHead,
  PageModule,
  RecordDialog,
  RouteModule,
} from './pageRegistry'

/** What a generated `*.route.ts` gives. */
export interface BusinessRouteOptions {
  entity: EntityHead
  /** The definition itself, fetched when somebody picks one of its records. */
  definition?: () => Promise<EntityDefinition>
  pages: {
    list: () => Promise<PageModule>
    /** The full-page form; entities edited in a modal have none. */
    form?: () => Promise<PageModule>
    /** One record in a dialog, to look at. */
    record?: () => Promise<RecordDialog>
  }
}

/** Texts of a form's tab and breadcrumb, by what the form is opened for. */
const FORM_TITLES = {
  add: { zh: '新增', en: 'New ' },
  edit: { zh: '编辑', en: 'Edit ' },
  view: { zh: '查看', en: 'View ' },
} as const

/**
 * The pages of one entity: the list under its component key, and below the list's path the form as `add`,
 * `edit/:id` and `view/:id`. The menu only has to name the list.
 */
export function defineBusinessRoute({ entity, definition, pages }: BusinessRouteOptions): RouteModule {
  const { components } = entityPaths(entity)
  const list = {
    key: components.list,
    exportName: exportNameOf(components.list),
    load: pages.list,
    title: entity.label,
  }
  const { form, record } = pages
  const known: EntityEntry = { entity, definition, record }
  if (!form) return { pages: [list], entity: known }

  const formPage = {
    key: components.form,
    exportName: exportNameOf(components.form),
    load: form,
    title: entity.label,
    keepAlive: true,
  }
  const derive = (mode: keyof typeof FORM_TITLES, subPath: string, action?: string): DerivedPage => ({
    ...formPage,
    subPath,
    title: titled(mode, entity.label),
    permission:
      action && entity.permissions.actions.includes(action) ? permissionCode(entity, action) : undefined,
  })
  return {
    pages: [list, formPage],
    entity: known,
    derived: {
      [list.key]: [
        derive('add', 'add', 'add'),
        derive('edit', 'edit/:id', 'edit'),
        derive('view', 'view/:id'),
      ],
    },
  }
}

function titled(mode: keyof typeof FORM_TITLES, label: Text): Text {
  return { zh: FORM_TITLES[mode].zh + label.zh, en: FORM_TITLES[mode].en + label.en }
}
