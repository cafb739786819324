import type { MenuSeed } from '../../module'

/** A right: an entry of type 2 below a page. */
export const button = (parent: string, permission: string, zh: string, en: string): MenuSeed => ({
  key: permission,
  parent,
  type: 2,
  title: { zh, en },
  permission,
})

/** The four rights of a plain administration. */
export const kept = (prefix: string, zh: string, en: string, parent = 'system'): MenuSeed[] => [
  button(parent, `${prefix}:list`, `${zh}查询`, `${en}: list`),
  button(parent, `${prefix}:add`, `${zh}新增`, `${en}: add`),
  button(parent, `${prefix}:edit`, `${zh}编辑`, `${en}: edit`),
  button(parent, `${prefix}:delete`, `${zh}删除`, `${en}: delete`),
]

/** The rights to take records out as spreadsheets, and in. */
export const exchanged = (prefix: string, zh: string, en: string, parent = 'system'): MenuSeed[] => [
  button(parent, `${prefix}:export`, `${zh}导出`, `${en}: export`),
  button(parent, `${prefix}:import`, `${zh}导入`, `${en}: import`),
]

/** A page of the administration; its rights are buttons with its path as their parent. */
export const page = (
  path: string,
  component: string,
  zh: string,
  en: string,
  more: Pick<MenuSeed, 'icon' | 'sortNo' | 'permission'>,
): MenuSeed => ({
  key: path,
  parent: 'system',
  type: 1,
  title: { zh, en },
  path,
  component: `system/${component}`,
  keepAlive: true,
  ...more,
})
