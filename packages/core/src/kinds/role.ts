import { pickedFrom } from './bases'
import type { Kind } from './kind'

/** A role, stored by code. */
export const roleKind = {
  ...pickedFrom({
    table: 'sys_role',
    value: 'roleCode',
    text: 'roleName',
    codes: [],
    hint: { zh: '角色名称或编码', en: 'the name or code of a role' },
  }),
  column: 'sel_role',
} satisfies Kind
