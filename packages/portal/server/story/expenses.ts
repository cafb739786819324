import type { Play, StoryChapter } from '@lading/server'
import { dateAgo, daysAgo } from './days'

type End = 'draft' | 'waiting' | 'returned' | 'approved' | 'paid' | 'posted'

interface Spent {
  days: number
  by: string
  type: string
  category: string
  amount: number
  what: string
  end: End
}

/** What people of the demo company have spent, oldest first. */
const EXPENSES: readonly Spent[] = [
  {
    days: 160,
    by: 'sales',
    type: 'travel',
    category: 'E201',
    amount: 1860,
    what: '青岛客户拜访',
    end: 'posted',
  },
  {
    days: 118,
    by: 'quality',
    type: 'travel',
    category: 'E201',
    amount: 940,
    what: '供应商现场审核',
    end: 'posted',
  },
  {
    days: 74,
    by: 'purchasing',
    type: 'entertainment',
    category: 'E202',
    amount: 2680,
    what: '供应商年会',
    end: 'paid',
  },
  {
    days: 52,
    by: 'logistics',
    type: 'transport',
    category: 'E301',
    amount: 320,
    what: '加急单证快递',
    end: 'approved',
  },
  {
    days: 20,
    by: 'sales',
    type: 'travel',
    category: 'E201',
    amount: 3420,
    what: '新加坡海事展',
    end: 'approved',
  },
  {
    days: 11,
    by: 'warehouse',
    type: 'office',
    category: 'E203',
    amount: 586.5,
    what: '标签打印耗材',
    end: 'returned',
  },
  {
    days: 6,
    by: 'logistics',
    type: 'transport',
    category: 'E201',
    amount: 415,
    what: '外高桥码头往返',
    end: 'waiting',
  },
  {
    days: 3,
    by: 'sales',
    type: 'entertainment',
    category: 'E202',
    amount: 2890,
    what: '船东代表接待',
    end: 'waiting',
  },
  {
    days: 1,
    by: 'purchasing',
    type: 'office',
    category: 'E203',
    amount: 168,
    what: '文件夹与墨盒',
    end: 'draft',
  },
]

/** Decided by the head of the department, above the limit by finance as well. */
async function approve(play: Play, id: unknown, days: number): Promise<void> {
  for (const [at, account] of ['manager', 'finance'].entries()) {
    const actor = await play(account, daysAgo(days, 10 + at * 4))
    const decided = await actor.act('expense', id, 'approve')
    if (decided.approvalStatus === 'approved') return
  }
}

export const expenseChapters: readonly StoryChapter[] = EXPENSES.map((spent) => async (play) => {
  const { days, by, type, category, amount, what, end } = spent
  const applicant = await play(by, daysAgo(days, 17))
  const { id } = await applicant.add('expense', {
    dataAreaId: 'SH01',
    expenseType: type,
    applicant: by,
    actualExpense: by,
    transdate: dateAgo(days + 2),
    expenseLine: [{ categoryId: category, amountBeforeGst: amount, description: what }],
  })
  if (end === 'draft') return
  await applicant.act('expense', id, 'submit')
  // The invoices go to the headquarters by courier.
  await applicant.act('expense', id, 'registerCourier', { courierNo: `SF14${30_215_870_000 + days * 137}` })
  if (end === 'waiting') return
  const [parcel] = await applicant.madeFrom('expense', id, 'courier')
  await (await play('finance', daysAgo(days - 1, 8))).act('courier', parcel!.id, 'receive')
  if (end === 'returned') {
    const manager = await play('manager', daysAgo(days - 1, 9))
    await manager.act('expense', id, 'return', { returnReason: '请补充发票号码' })
    return
  }
  await approve(play, id, days - 1)
  if (end === 'approved') return
  const payer = await play('finance', daysAgo(days - 6, 11))
  await payer.act('expense', id, 'pay', { paymentDate: dateAgo(days - 6) })
  if (end === 'posted') await payer.act('expense', id, 'voucher')
})
