import { permissionCode } from '@lading/core/entity'
import { defineResource } from '@lading/server'
import type { Session } from '@lading/server'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { purchaseExpense } from './purchaseExpense.entity'
import { purchaseExpenseMigrations } from './purchaseExpense.migrations'
import { erpSyncEffects } from '../../shared/erpSync.server'
import { requireActiveSupplier } from '../../shared/stoppedSupplier.server'

/**
 * What is not for everybody (`isVisible`) is seen by who wrote it, who decides it and who pays. Who is asked to approve
 * reaches it by that alone.
 */
function visibleTo({ isAdmin, permissions, username }: Session): SQL | undefined {
  if (isAdmin || permissions.has(permissionCode(purchaseExpense, 'pay'))) return undefined
  return sql`(t.is_visible IS DISTINCT FROM 'N' OR t.create_by = ${username})`
}

/** 采购费用: calls below `/purchase/purchaseExpense`. */
export const purchaseExpenseServer = defineResource(purchaseExpense, {
  migrations: purchaseExpenseMigrations,
  codePrefixes: { name: 'PE' },
  hooks: {
    afterSave: requireActiveSupplier({ field: 'supplierCode', asks: ['submit'] }),
    scope: visibleTo,
  },
  effects: {
    ...erpSyncEffects('purchaseExpense', 'name'),
    payLines: async ({ record, lines, records }) => {
      const tableData = (lines.purchaseExpenseLine ?? []).map(({ id }) => ({ id, paid: 'Y' }))
      await records('purchaseExpense').edit(String(record.id), {
        purchaseExpenseLine: { tableData, deleteData: [] },
      })
    },
  },
  dictionaries: [
    {
      code: 'purchase_expense_type',
      name: { zh: '采购费用类型', en: 'Type of purchase expense' },
      items: [
        { value: 'goods', zh: '货款', en: 'Goods' },
        { value: 'task', zh: '任务费用', en: 'Cost of a task' },
        { value: 'freight', zh: '运费', en: 'Freight' },
        { value: 'service', zh: '服务费', en: 'Service' },
      ],
    },
    {
      code: 'payment_type',
      name: { zh: '付款类型', en: 'Payment type' },
      items: [
        { value: 'prepayment', zh: '预付款', en: 'Prepayment' },
        { value: 'invoice', zh: '凭票付款', en: 'Against invoice' },
        { value: 'monthly', zh: '月结', en: 'Monthly' },
      ],
    },
  ],
  // The demo's story makes them (server/story).
  seed: false,
})
