import { pickedFrom } from './bases'
import type { Kind } from './kind'

/** A position, stored by code. */
export const positionKind = {
  ...pickedFrom({
    table: 'sys_position',
    value: 'code',
    text: 'name',
    codes: [],
    hint: { zh: '职务名称或编码', en: 'the name or code of a position' },
  }),
  column: 'sel_position',
} satisfies Kind
