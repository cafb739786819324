import type { Row } from '@lading/core/entity'
import { calls } from '@lading/core/calls'
import type { ResourceSource, SourceRow } from '@lading/core/ports'
import { wireDate } from '@lading/core/text'
import type { Request } from '@lading/request'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StartedServer } from './startedServer'

const PEOPLE = ['purchasing', 'manager', 'finance', 'quality', 'sales', 'viewer', 'admin'] as const
type Person = (typeof PEOPLE)[number]

/** The approval of a purchase expense by the people of the demo, none of whom is an administrator. */
export function purchaseExpenseSuite(started: () => StartedServer): void {
  describe('a purchase expense', () => {
    const clients = {} as Record<Person, Request>
    let masters: Record<'supplier' | 'stopped' | 'category' | 'taxGroup' | 'costCenter' | 'site', string>
    const expenses = (person: Person): ResourceSource => clients[person].resource('/purchase/purchaseExpense')
    const act = (
      person: Person,
      name: string,
      { id, version }: SourceRow,
      input: Row = {},
      lines?: string[],
    ) => expenses(person).action(name, { id, version, input, ...(lines ? { lines } : {}) })
    const waiting = async (person: Person) =>
      (
        await clients[person].call(calls.approvalList, { query: { kind: 'waiting', pageSize: 100 } })
      ).records.map(({ recordTitle }) => recordTitle)

    beforeAll(async () => {
      for (const person of PEOPLE) clients[person] = await started().loggedIn(person)
      const first = async (path: string, query: Record<string, string> = {}) =>
        String(
          (await clients.admin.resource(path).list({ status: 'active', pageSize: 1, ...query })).records[0]!
            .code,
        )
      masters = {
        supplier: await first('/master/supplier', { stopped: 'N' }),
        stopped: await first('/master/supplier', { stopped: 'Y' }),
        category: await first('/master/category', { taskRequired: 'N' }),
        taxGroup: await first('/master/taxGroup'),
        costCenter: await first('/master/costCenter'),
        site: await first('/master/site'),
      }
    })
    const body = (beforeAmount: number, more: Row = {}) => ({
      supplierCode: masters.supplier,
      expenseType: 'goods',
      paymentType: 'invoice',
      invoiceCode: 'F-1',
      currency: 'CNY',
      purchaseExpenseLine: {
        tableData: [
          {
            id: 'row_1_temp',
            categoryId: masters.category,
            taxGroup: masters.taxGroup,
            costCenter: masters.costCenter,
            beforeAmount,
          },
        ],
        deleteData: [],
      },
      ...more,
    })

    it('is returned once, submitted again, and approved by the manager and by finance', async () => {
      const draft = await expenses('purchasing').add(body(8000))
      expect(draft).toMatchObject({ approvalState: 'draft' })
      expect(Number(draft.paymentAmount)).toBeGreaterThanOrEqual(8000)
      const sent = await act('purchasing', 'submit', draft)
      expect(await waiting('manager')).toContain(sent.name)
      expect(await waiting('finance')).not.toContain(sent.name)
      const back = await act('manager', 'return', sent, { returnReason: '请补充发票名称' })
      const mended = await expenses('purchasing').edit({
        id: back.id,
        version: back.version,
        invoiceName: '上海海誉',
        purchaseExpenseLine: { tableData: [], deleteData: [] },
      })
      const again = await act('purchasing', 'submit', mended)
      const half = await act('manager', 'approve', again)
      expect(half).toMatchObject({ approvalState: 'inApproval' })
      expect(await waiting('finance')).toContain(sent.name)
      const done = await act('finance', 'approve', half, { opinion: '同意' })
      expect(done).toMatchObject({ approvalState: 'approved', returnReason: null, paymentStatus: 'unpaid' })
      const tomorrow = wireDate(Date.now() + 86_400_000)
      await expect(act('finance', 'pay', done, { paymentDate: tomorrow })).rejects.toThrow(
        '付款日期不能晚于今天',
      )
      expect(await act('finance', 'pay', done, { paymentDate: '2026-11-23' })).toMatchObject({
        paymentStatus: 'paid',
      })
    })

    it('is refused when the task has expired since it was written', async () => {
      const tasks = clients.sales.resource('/sales/salesTask')
      const [task] = (await tasks.list({ status: 'open', column: 'taskExpiration', order: 'desc' })).records
      const draft = body(100)
      const [line] = draft.purchaseExpenseLine.tableData
      const written = await expenses('purchasing').add({
        ...draft,
        purchaseExpenseLine: {
          tableData: [{ ...line, salesTaskNumber: task!.salesTaskNumber }],
          deleteData: [],
        },
      })
      const { id, version, taskExpiration } = task!
      const ended = await tasks.edit({ id, version, taskExpiration: '2026-01-01' })
      await expect(act('purchasing', 'submit', written)).rejects.toThrow('任务号日期已过期')
      await tasks.edit({ id, version: ended.version, taskExpiration })
      expect(await act('purchasing', 'submit', written)).toMatchObject({ approvalState: 'inApproval' })
    })

    it('is approved by the manager alone up to 5,000', async () => {
      const sent = await act('purchasing', 'submit', await expenses('purchasing').add(body(100)))
      expect(await act('manager', 'approve', sent)).toMatchObject({ approvalState: 'approved' })
    })

    it('is judged in yuan, by the rate of the currency and not by the one that was typed', async () => {
      const dollars = body(2000, { currency: 'USD', rate: 0.1, baseRate: 0.1, paymentType: 'prepayment' })
      const draft = await expenses('purchasing').add(dollars)
      const [usd] = (await clients.admin.resource('/master/currency').list({ code: 'USD' })).records
      expect(draft).toMatchObject({ rate: 0.1, baseRate: usd!.rate })
      expect(Number(draft.baseAmount)).toBeCloseTo(Number(draft.paymentAmount) * Number(usd!.rate), 2)
      await expect(act('purchasing', 'submit', draft)).rejects.toThrow('预付款超过10,000需要上传合同')
      const invoiced = { id: draft.id, version: draft.version, paymentType: 'invoice' }
      const sent = await act('purchasing', 'submit', await expenses('purchasing').edit(invoiced))
      expect(await act('manager', 'approve', sent)).toMatchObject({ approvalState: 'inApproval' })
    })

    it('is, as an expense of an employee, in one currency, which its lines take over', async () => {
      const claims = clients.sales.resource('/finance/expense')
      const claim = (...currencies: (string | null)[]) =>
        claims.add({
          dataAreaId: 'SH01',
          expenseType: 'travel',
          transdate: '2026-11-20',
          currency: 'USD',
          applicantName: 'forged',
          expenseLine: {
            tableData: currencies.map((currency) => ({
              categoryId: masters.category,
              currency,
              amountBeforeGst: 100,
              lineNum: 99,
            })),
            deleteData: [],
          },
        })
      await expect(claim('USD', 'CNY')).rejects.toThrow('明细的币种须与单据币种一致')
      const made = await claim('USD', null)
      const lines = made.expenseLine as Row[]
      expect(lines.map(({ currency, lineNum }) => [currency, lineNum])).toEqual([
        ['USD', 1],
        ['USD', 2],
      ])
      expect(Number(made.baseAmount)).toBeGreaterThan(Number(made.totalAmount))
      // The name of the applicant is the account's, not what somebody writes.
      expect(made).toMatchObject({ applicant: 'sales', applicantName: null })
    })

    it('is decided by nobody else, and seen by nobody whose rules hide it', async () => {
      const sent = await act('purchasing', 'submit', await expenses('purchasing').add(body(8000)))
      for (const person of ['purchasing', 'finance', 'quality', 'sales', 'admin'] as const)
        await expect(act(person, 'approve', sent), person).rejects.toThrow(/当前不由您审批|未找到|没有权限/)
      await expect(act('manager', 'pay', sent, { paymentDate: '2026-11-23' })).rejects.toThrow('没有权限')
      await expect(expenses('quality').get(sent.id)).rejects.toThrow('没有权限')
    })

    it('is read and decided, as an expense is, by who stands in for the head without rights of his own', async () => {
      const standIn = { agentUserName: 'quality', startTime: null, endTime: null, status: '1' as const }
      await clients.manager.call(calls.ownAgentSave, { body: standIn })
      try {
        const sent = await act('purchasing', 'submit', await expenses('purchasing').add(body(100)))
        expect((await expenses('quality').get(sent.id)).name).toBe(sent.name)
        const query = { entity: 'purchaseExpense', id: sent.id }
        const chain = await clients.quality.call(calls.recordChain, { query })
        expect(chain.documents.map(({ number }) => number)).toEqual([sent.name])
        expect(await act('quality', 'approve', sent)).toMatchObject({ approvalState: 'approved' })
        // What may be decided may not be listed: the own ones alone are.
        const claims = (person: Person) => clients[person].resource('/finance/expense')
        const made = await claims('sales').add({
          dataAreaId: 'SH01',
          expenseType: 'travel',
          transdate: '2026-01-05',
          currency: 'CNY',
          expenseLine: {
            tableData: [{ id: 'row_1_temp', categoryId: masters.category, amountBeforeGst: 10 }],
            deleteData: [],
          },
        })
        const { id, version } = await claims('sales').action('submit', { id: made.id, version: made.version })
        const done = await claims('quality').action('approve', { id, version, input: {} })
        expect(done).toMatchObject({
          approvalStatus: 'approved',
          dueDate: expect.stringMatching(/^\d{4}-/) as string,
        })
      } finally {
        await clients.manager.call(calls.ownAgentRemove)
      }
    })

    it('is kept from those who neither wrote, decide nor pay it, when it is not visible to others', async () => {
      const sent = await act(
        'purchasing',
        'submit',
        await expenses('purchasing').add(body(8000, { isVisible: 'N' })),
      )
      const listed = async (person: Person) =>
        (await expenses(person).list({ name: String(sent.name) })).records.length
      expect([await listed('purchasing'), await listed('finance'), await listed('viewer')]).toEqual([1, 1, 0])
      await expect(expenses('viewer').get(sent.id)).rejects.toThrow('未找到')
      // Who is asked to approve reaches it by that.
      expect(await listed('manager')).toBe(0)
      expect(await act('manager', 'approve', sent)).toMatchObject({ approvalState: 'inApproval' })
    })

    it('names no supplier that has stopped taking orders', async () => {
      await expect(expenses('purchasing').add(body(100, { supplierCode: masters.stopped }))).rejects.toThrow(
        '供应商已停止接单',
      )
    })

    it('takes another tax group on chosen lines and computes with it', async () => {
      const draft = await expenses('purchasing').add(body(100))
      const [line] = draft.purchaseExpenseLine as Row[]
      const groups = (
        await clients.admin.resource('/master/taxGroup').list({ status: 'active', pageSize: 50 })
      ).records
      const other = groups.find(({ rate }) => Number(rate) !== Number(line!.taxRate))!
      const changed = await act('purchasing', 'updateTaxGroup', draft, { taxGroup: other.code }, [
        String(line!.id),
      ])
      expect((changed.purchaseExpenseLine as Row[])[0]).toMatchObject({
        taxRate: other.rate,
        taxAmount: Number(other.rate),
        afterAmount: 100 + Number(other.rate),
      })
      expect(changed.paymentAmount).toBe(100 + Number(other.rate))
    })
  })
}
