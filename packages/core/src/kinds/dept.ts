import { pickedFrom } from './bases'
import type { Kind } from './kind'

/** A department, stored by id. */
export const deptKind = {
  ...pickedFrom({
    table: 'sys_depart',
    value: 'id',
    text: 'departName',
    textEn: 'departNameEn',
    names: 'names',
    codes: ['orgCode'],
    hint: { zh: '部门名称或机构编码', en: 'the name or code of a department' },
  }),
  head: 'party',
  column: 'sel_depart',
  // As wide as its column in a grid at least (spec 2 §9).
  width: 190,
} satisfies Kind
