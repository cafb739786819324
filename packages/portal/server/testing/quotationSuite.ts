import { calls } from '@lading/core/calls'
import { RequestError } from '@lading/request'
import type { ResourceSource, SourceRow } from '@lading/core/ports'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { StartedServer } from './startedServer'

const line = (changes: object = {}) => ({
  id: 'row_1_temp',
  itemId: 'IMPA150711',
  quantity: 3,
  unit: 'PCS',
  price: 2.5,
  ...changes,
})
const header = { customerNo: 'C10045', vessel: 'V9321483', eta: '2026-12-01' }
const body = (...lines: object[]) => ({ ...header, saQuotationLine: { tableData: lines, deleteData: [] } })
const linesOf = (record: SourceRow) => record.saQuotationLine as Record<string, unknown>[]

async function refused(call: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(RequestError)
  return error as RequestError
}

/** A business record from its first save to its removal. */
export function quotationSuite(started: () => StartedServer): void {
  describe('a quotation', () => {
    let quotations: ResourceSource
    beforeAll(async () => {
      quotations = (await started().loggedIn('sales')).resource('/sales/saQuotation')
    })

    it('is added with its lines; number, sums and order come from the server', async () => {
      const saved = await quotations.add(body(line(), line({ id: 'row_2_temp', quantity: 1, price: 10 })))
      const copied = { customerName: '长荣海运', vesselName: 'EVER GRACE', vesselRisk: 'low' }
      expect(saved).toMatchObject({ ...header, ...copied, version: 1, status: 'draft', amount: 17.5 })
      expect(saved.quotationNo).toEqual(expect.stringMatching(/\d/))
      expect(linesOf(saved).map(({ orderNum, subtotal }) => [orderNum, subtotal])).toEqual([
        [1, 7.5],
        [2, 10],
      ])
      expect(await quotations.get(saved.id)).toEqual(saved)
    })

    it('comes back from its own export, with what its list does not show', async () => {
      const { id } = await quotations.add({ ...body(line()), eta: '2031-07-07' })
      const { blob, name } = await quotations.exportFile({ selections: id })
      const answer = await quotations.importFiles([new File([blob], name)])
      expect(answer).toMatchObject({ code: 200, message: '文件导入成功！数据行数：1' })
      const { records } = await quotations.list({ eta_begin: '2031-07-07', eta_end: '2031-07-07' })
      expect(records.map(({ vessel, eta }) => [vessel, eta])).toEqual([
        [header.vessel, '2031-07-07'],
        [header.vessel, '2031-07-07'],
      ])
    })

    it('comes back as other documents and masters do: with addresses and remarks, by the rules of today', async () => {
      const request = await started().loggedIn('admin')
      const complaints = request.resource('/quality/customerComplaint')
      const told = { complaintType: 'late', modules: 'logistics', description: '晚到', area: 'east' }
      const { id } = await complaints.add({
        ...told,
        applicant: 'quality',
        transdate: '2026-11-20',
        customer: 'C10045',
      })
      const file = await complaints.exportFile({ selections: id })
      expect(await complaints.importFiles([new File([file.blob], file.name)])).toMatchObject({ code: 200 })
      const { records } = await complaints.list({ customer: 'C10045', transdate: '2026-11-20' })
      expect(records.slice(0, 2)).toMatchObject([told, told])
      // What is closed in the first state is closed to an import as well.
      await started().db.run(
        sql`UPDATE customer_complaint SET second_status = 'compensated' WHERE id = ${id}`,
      )
      const { blob, name } = await complaints.exportFile({ selections: id })
      const refusal = await refused(complaints.importFiles([new File([blob], name)]))
      expect(refusal.message).toContain('当前状态“草稿”不允许修改二级状态')

      const partners = request.resource('/master/partner')
      const [partner] = (await partners.list({ pageSize: 1 })).records
      const exported = await partners.exportFile({ selections: partner!.id })
      await partners.remove(partner!.id)
      expect(await partners.importFiles([new File([exported.blob], exported.name)])).toMatchObject({
        code: 200,
      })
      const [again] = (await partners.list({ code: String(partner!.code) })).records
      for (const field of ['name', 'address', 'contact', 'email', 'remark'])
        expect(again![field], field).toEqual(partner![field])
    })

    it('has a report of its lines, for who lists quotations', async () => {
      const request = await started().loggedIn('sales')
      const { quotationNo } = await quotations.add(body(line({ quantity: 4 }), line({ id: 'row_2_temp' })))
      const [report] = (await (await started().loggedIn('admin')).reports.list()).records
      expect(report).toMatchObject({ code: 'quotation_lines', name: '报价明细报表' })
      const read = (query: Record<string, string>) =>
        request.reports.data({ params: { id: report!.id }, query: { quotationNo, ...query } as never })
      const { records } = (await read({ column: 'quantity', order: 'desc' })) as {
        records: Record<string, unknown>[]
      }
      expect(records.map(({ quantity, subtotal }) => [quantity, subtotal])).toEqual([
        [4, 10],
        [3, 7.5],
      ])
      expect(await read({ self_etaFrom: '2026-12-02' })).toMatchObject({ total: 0 })
      expect(await read({ self_etaTo: '2026-12-01' })).toMatchObject({ total: 2 })
    })

    it('names every refused value by line and field', async () => {
      const error = await refused(quotations.add(body(line({ quantity: 0 }))))
      expect(error).toMatchObject({ kind: 'business', code: 500 })
      expect(error.issues.length).toBeGreaterThan(0)
      expect(error.issues[0]).toMatchObject({
        line: 'saQuotationLine',
        field: 'quantity',
        rowId: 'row_1_temp',
      })
      expect(error.message).toBe(error.issues[0]?.message)
    })

    it('takes of dictionaries and people those that there are, and keeps what it had', async () => {
      const error = await refused(quotations.add({ ...body(line({ unit: 'XX' })), salesType: 'none' }))
      expect(error.issues).toMatchObject([
        { field: 'salesType', message: '销售类型“none”不在可选项中，请重新选择' },
        { line: 'saQuotationLine', field: 'unit', message: '单位“XX”不在可选项中，请重新选择' },
      ])
      const { id } = await quotations.add(body(line()))
      const nobody = await refused(quotations.add({ ...body(line()), salesmanName: 'nobody' }))
      expect(nobody.message).toBe('销售负责人“nobody”不存在或您无权使用，请重新选择')
      const { db } = started()
      await db.run(sql`UPDATE sa_quotation SET sales_type = 'old' WHERE id = ${id}`)
      const edit = (changes: object) => quotations.edit({ ...header, id, version: 1, ...changes })
      expect(await edit({ salesType: 'old', remark: '旧值' })).toMatchObject({ salesType: 'old' })
    })

    it('takes a key once: the same save sent twice makes one record', async () => {
      const options = { idempotencyKey: 'form-0000-0000-0000-0001' }
      const first = await quotations.add(body(line()), options)
      const again = await quotations.add(body(line()), options)
      expect(again.id).toBe(first.id)
    })

    it('is changed by what changed, and refused when it is stale', async () => {
      const saved = await quotations.add(body(line(), line({ id: 'row_2_temp' })))
      const [one, two] = linesOf(saved)
      const changes = { tableData: [{ ...one, quantity: 4 }], deleteData: [String(two!.id)] }
      const { id, version } = saved
      const edited = await quotations.edit({ ...header, id, version, saQuotationLine: changes })
      expect(edited).toMatchObject({ version: 2, amount: 10 })
      expect(linesOf(edited)).toHaveLength(1)
      const stale = await refused(quotations.edit({ ...header, id, version, remark: '旧' }))
      expect(stale).toMatchObject({ status: 409, code: 409 })
      expect((await quotations.get(id)).version).toBe(2)
    })

    it('is approved by the head of the department, who says why it is returned', async () => {
      const { id, version } = await quotations.add(body(line()))
      const submitted = await quotations.action('submit', { id, version })
      expect(submitted).toMatchObject({ status: 'submitted', version: 2 })
      expect(await refused(quotations.edit({ ...header, id, version: 2 }))).toMatchObject({
        kind: 'business',
      })
      // Who has written it does not approve it, whatever may be done with the others.
      expect(await refused(quotations.action('approve', { id, version: 2 }))).toMatchObject({ status: 403 })
      const manager = await started().loggedIn('manager')
      const approver = manager.resource('/sales/saQuotation')
      const waiting = async () =>
        (await manager.call(calls.approvalList, { query: { kind: 'waiting', pageSize: 50 } })).records.map(
          ({ recordId }) => recordId,
        )
      expect(await waiting()).toContain(id)
      const silent = await refused(approver.action('return', { id, version: 2 }))
      expect(silent.issues).toMatchObject([{ field: 'returnReason' }])
      const back = await approver.action('return', { id, version: 2, input: { returnReason: '价格过低' } })
      expect(back).toMatchObject({ status: 'returned', returnReason: '价格过低' })
      expect(await waiting()).not.toContain(id)
      await quotations.action('submit', { id, version: 3 })
      const approved = await approver.action('approve', { id, version: 4 })
      expect(approved).toMatchObject({ status: 'approved', returnReason: null })
      expect(await quotations.action('confirm', { id, version: 5 })).toMatchObject({ status: 'confirmed' })
    })

    it('is found by wildcards, and exported as a spreadsheet', async () => {
      const { id } = await quotations.add({ ...body(line()), agentInfo: 'FIND-77' })
      const page = await quotations.list({ pageNo: 1, pageSize: 10, agentInfo: '*ND-7*' })
      expect(page).toMatchObject({ total: 1, current: 1 })
      expect(page.records.map((row) => row.id)).toEqual([id])
      const file = await quotations.exportFile({ selections: id })
      expect(file.name).toMatch(/\.xlsx?$/)
      expect(new Uint8Array(await file.blob.slice(0, 2).arrayBuffer())).toEqual(new Uint8Array([0x50, 0x4b]))
    })

    it('is removed, one or many', async () => {
      const ids = []
      for (let count = 0; count < 3; count += 1) ids.push((await quotations.add(body(line()))).id)
      const [first, ...others] = ids
      await quotations.remove(first!)
      await quotations.removeBatch(others)
      for (const id of ids) expect((await refused(quotations.get(id))).message).not.toBe('')
    })
  })
}
