import type { Row } from '@lading/core/entity'
import type { Play } from '@lading/server'
import { dateAgo, daysAgo } from './days'
import type { Payment } from './trades'

/** Above it, finance approves as well (the definition says so; the story asks whom it waits for). */
const APPROVED_BY = ['manager', 'finance'] as const

/** Whom the goods of a company are charged to; else the buyers in Shanghai. */
const COST_CENTERS: Readonly<Record<string, string>> = {
  NB01: 'CC2001',
  SG01: 'CC5001',
  RT01: 'CC6001',
  AE01: 'CC7001',
  US01: 'CC8001',
}

/** What the supplier of an order is paid, as far as that has come. */
export async function payForOrder(play: Play, order: Row, payment: Payment, from: number): Promise<void> {
  const buyer = await play('purchasing', daysAgo(from, 15))
  await buyer.act('purchaseOrder', order.id, 'createExpense', {
    paymentType: 'invoice',
    invoiceCode: `3100${String(order.orderNo).slice(-10)}`,
    categoryId: 'E401',
    costCenter: COST_CENTERS[String(order.company)] ?? 'CC1002',
  })
  const [made] = await buyer.madeFrom('purchaseOrder', order.id, 'purchaseExpense')
  if (payment === 'draft') return
  await (await play('purchasing', daysAgo(from - 1, 9))).act('purchaseExpense', made!.id, 'submit')
  if (payment === 'waiting') return
  if (payment === 'returned') {
    const manager = await play('manager', daysAgo(from - 2, 10))
    await manager.act('purchaseExpense', made!.id, 'return', {
      returnReason: '发票抬头与公司名称不一致，请更换发票',
    })
    return
  }
  for (const account of APPROVED_BY) {
    const decided = await (
      await play(account, daysAgo(from - 2, account === 'manager' ? 10 : 14))
    ).act('purchaseExpense', made!.id, 'approve')
    if (decided.approvalState === 'approved') break
  }
  const sender = await play('purchasing', daysAgo(from - 3, 9))
  await sender.act('purchaseExpense', made!.id, 'erpSync')
  await sender.answered('purchaseExpense', made!.id, 'AX-PI created')
  if (payment === 'approved') return
  const payer = await play('finance', daysAgo(from - 9, 11))
  await payer.act('purchaseExpense', made!.id, 'pay', { paymentDate: dateAgo(from - 9) })
}
