import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, pageKind } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { MenuSeed } from '../module'
import { resourceMenus } from '../resource/resourceMenus'

/** Path and component of a kind of online list, as the contract names them (contract §24). */
export interface OnlineList {
  path: string
  component: string
}

const AUTO = 'modules/online/cgform/auto'

/** The kinds of lists of stored forms (spec 1 §2). */
export const ONLINE_LISTS = {
  form: { path: '/online/cgformList', component: `${AUTO}/OnlCgformAutoList` },
  tree: { path: '/online/cgformTreeList', component: `${AUTO}/OnlCgformTreeList` },
  erp: { path: '/online/cgformErpList', component: `${AUTO}/erp/OnlCgformErpList` },
  tab: { path: '/online/cgformTabList', component: `${AUTO}/tab/OnlCgformTabList` },
  inner: { path: '/online/cgformInnerTableList', component: `${AUTO}/innerTable/OnlCgformInnerTableList` },
  copy: { path: '/online/copyform', component: 'modules/online/cgform/OnlCgformCopyList' },
} as const satisfies Record<string, OnlineList>

/** The list that shows the records of a form. */
export function onlineListOf(entity: Pick<EntityDefinition, 'style' | 'lines'>): OnlineList {
  const { list } = pageKind(entity)
  if (list === 'tree' || list === 'erp' || list === 'inner') return ONLINE_LISTS[list]
  return Object.keys(entity.lines ?? {}).length > 1 ? ONLINE_LISTS.tab : ONLINE_LISTS.form
}

/** Buttons of hundreds of forms come with every menu: the form's name stands above them already. */
const withoutForm = ({ zh, en }: Text, { label }: EntityDefinition): Text => {
  const own = en.replace(`${label.en}: `, '')
  return { zh: zh.replace(label.zh, '') || zh, en: own.charAt(0).toUpperCase() + own.slice(1) }
}

/**
 * Entries of the menu that a form brings: its list, and a button for each right, as of any resource.
 * @param group key of the group that its list stands in. @default the one of the forms that people designed
 */
export function formMenus(code: string, entity: EntityDefinition, group = ''): MenuSeed[] {
  const page = `page:${entityPaths(entity).api}`
  const { path, component } = onlineListOf(entity)
  // The group is the server's own: it stays when the last form of it goes.
  return resourceMenus(entity)
    .slice(1)
    .map((entry) =>
      entry.key === page
        ? { ...entry, path: `${path}/${code}`, component, ...(group === '' ? {} : { parent: group }) }
        : { ...entry, title: withoutForm(entry.title, entity) },
    )
}
