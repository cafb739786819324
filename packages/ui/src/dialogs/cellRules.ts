import type { FormRule } from 'antd'
import { checkCell } from '@lading/core/rules'
import type { CellRule } from '@lading/core/rules'
import type { Locale } from '@lading/core/text'

/** Rules of core as one rule of antd's form: the first failure supplies the message. */
export function cellRules(title: string, rules: readonly CellRule[], locale: Locale): FormRule[] {
  return [
    {
      validator: async (_, value: unknown) => {
        const result = await checkCell(rules, { value, row: { value }, field: 'value', title, locale })
        if (!result.ok) throw new Error(result.message)
      },
    },
  ]
}
