import type { EntityCheck } from '@lading/core/entity'
import type { Text } from '@lading/core/text'

/**
 * A check: the day on which something is said to have happened is today or gone by. Goods that arrive tomorrow are not in
 * stock today.
 * @param label the field's own
 */
export const notInFuture = (field: string, { zh, en }: Text): EntityCheck => ({
  assert: {
    any: [
      { field, op: 'empty' },
      { field, op: 'le', value: { the: 'today' } },
    ],
  },
  message: { zh: `${zh}不能晚于今天`, en: `“${en}” cannot lie in the future` },
  field,
})
