import type { EntityDefinition } from '@lading/core/entity'
import { actionsOf, entityPaths, permissionCode, permittedActions } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { MenuSeed } from '../module'

/** Names of the business areas; an area that is not named here shows its own word. */
const AREAS: Record<string, Text & { icon: string; sortNo: number }> = {
  master: { zh: '基础资料', en: 'Master data', icon: 'book', sortNo: 90 },
  sales: { zh: '销售管理', en: 'Sales', icon: 'shopping', sortNo: 10 },
  purchase: { zh: '采购管理', en: 'Procurement', icon: 'shopping-cart', sortNo: 20 },
  procurement: { zh: '采购管理', en: 'Procurement', icon: 'shopping-cart', sortNo: 20 },
  logistics: { zh: '物流管理', en: 'Logistics', icon: 'car', sortNo: 30 },
  warehouse: { zh: '仓储管理', en: 'Warehouse', icon: 'database', sortNo: 40 },
  finance: { zh: '费用管理', en: 'Expenses', icon: 'account-book', sortNo: 50 },
  quality: { zh: '质量管理', en: 'Quality', icon: 'safety', sortNo: 60 },
  hr: { zh: '人事考核', en: 'Assessment', icon: 'team', sortNo: 70 },
  office: { zh: '办公管理', en: 'Office', icon: 'file-text', sortNo: 80 },
}

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
/** Where a list stands whose definition says nothing. */
const ORDER = 100

/**
 * Menu entries of an entity: the group of its area, its list page, and a button for each permission. Paths and
 * component keys are those that every package asks of `entityPaths`. The portal derives the paths of the form from the
 * list's.
 */
export function resourceMenus(entity: EntityDefinition): MenuSeed[] {
  const paths = entityPaths(entity)
  const area = AREAS[entity.area]
  const group = `area:${entity.area}`
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
      title: area ?? { zh: entity.area, en: entity.area },
      path: `/${entity.area}`,
      redirect: paths.route,
      icon: area?.icon ?? 'appstore',
      sortNo: area?.sortNo ?? 100,
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
