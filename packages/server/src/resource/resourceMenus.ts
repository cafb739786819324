import type { EntityDefinition } from '@lading/core/entity'
import { actionsOf, entityPaths, permissionCode, permittedActions } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { MenuSeed } from '../module'
import { areaKey } from './businessAreas'

const ACTIONS: Record<string, Text> = {
  list: { zh: '查询', en: 'List' },
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  batch_delete: { zh: '批量删除', en: 'Delete several' },
  export: { zh: '导出', en: 'Export' },
  import: { zh: '导入', en: 'Import' },
  pick: { zh: '选择', en: 'Pick' },
}

const BUTTON = 2
/** Where a list or a group stands that nothing is said of. */
const ORDER = 100

/**
 * Menu entries of an entity: the group of its area, its list page, and a button for each permission. Paths and
 * component keys are those that every package asks of `entityPaths`. The group shows the area's own word unless
 * `businessAreas` names it. The portal derives the paths of the form from the list's.
 */
export function resourceMenus(entity: EntityDefinition): MenuSeed[] {
  const paths = entityPaths(entity)
  const group = areaKey(entity.area)
  const page = `page:${paths.api}`
  const actions = actionsOf(entity)
  const codes = [
    ...new Set([
      'list',
      ...(entity.reference ? ['pick'] : []),
      ...entity.permissions.actions,
      ...permittedActions(entity).flatMap(({ name, system }) => (system ? [] : name)),
    ]),
  ]
  return [
    {
      key: group,
      type: 0,
      title: { zh: entity.area, en: entity.area },
      path: `/${entity.area}`,
      redirect: paths.route,
      icon: 'appstore',
      sortNo: ORDER,
    },
    {
      key: page,
      parent: group,
      type: 1,
      title: entity.label,
      path: paths.route,
      component: paths.components.list,
      permission: permissionCode(entity, 'list'),
      keepAlive: true,
      sortNo: entity.menu?.order ?? ORDER,
    },
    ...codes.map((action): MenuSeed => {
      const { zh, en } = actions.get(action) ?? ACTIONS[action] ?? { zh: action, en: action }
      return {
        key: `${page}:${action}`,
        parent: page,
        type: BUTTON,
        title: { zh: `${entity.label.zh}${zh}`, en: `${entity.label.en}: ${en}` },
        permission: permissionCode(entity, action),
      }
    }),
  ]
}
