import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, referringFields } from '@lading/core/entity'
import type { MenuSeed, ServerModule } from '@lading/server'
import { COMPANY_GROUPS, GROUPED_BY } from '../src/business/shared/companyGroups'

/** After the business areas, before what they share. */
const FIRST = 82
/** Areas in the order in which goods and money pass through them. */
const AREAS = ['sales', 'purchase', 'logistics', 'warehouse', 'finance', 'office']

/** Whether records of the entity are papers of one company. */
const isOfCompany = (entity: EntityDefinition): boolean =>
  AREAS.includes(entity.area) &&
  referringFields(entity).some(({ ref, line }) => ref === GROUPED_BY.ref && line === undefined)

const place = ({ area, menu }: EntityDefinition): number => AREAS.indexOf(area) * 1000 + (menu?.order ?? 100)

/**
 * A branch of the menu for each group of companies, with the list of every document that is made in a company's name,
 * narrowed to the group (ADR 33). The entries have no codes: who may list the documents may open them.
 */
export function companyMenus(modules: readonly ServerModule[]): ServerModule {
  const documents = modules
    .flatMap(({ entity }) => (entity && isOfCompany(entity) ? [entity] : []))
    .sort((one, other) => place(one) - place(other))
  const branch = ({ value, path, zh, en }: (typeof COMPANY_GROUPS)[number], at: number): MenuSeed[] => {
    const key = `companies:${value}`
    const pages = documents.map((entity, sortNo): MenuSeed => {
      const { api, route, components } = entityPaths(entity)
      return {
        key: `${key}:${api}`,
        parent: key,
        type: 1,
        title: { zh: `${entity.label.zh} · ${value}`, en: `${entity.label.en} · ${value}` },
        path: path + route,
        component: components.list,
        keepAlive: true,
        sortNo,
      }
    })
    const [first] = pages
    return [
      { key, type: 0, title: { zh, en }, path, redirect: first?.path, icon: 'global', sortNo: FIRST + at },
      ...pages,
    ]
  }
  return { name: 'companies', menus: COMPANY_GROUPS.flatMap(branch) }
}
