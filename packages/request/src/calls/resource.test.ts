import { describe, expect, it } from 'vitest'

import { createRequest } from '../createRequest'
import type { Notice } from '../notifier'
import { refuse } from '../testing/httpServer'
import { withHttpServer } from '../testing/withHttpServer'

const used = withHttpServer()

function quotations(notices: Notice[] = []) {
  const base = `${used.server.origin}/api`
  return createRequest({ base, notify: (notice) => notices.push(notice) }).resource('/sales/saQuotation')
}

const line = () => {
  const [sent] = used.server.requests
  return `${sent?.method} ${sent?.path}`
}

describe('resource', () => {
  it('lists, dropping empty filters', async () => {
    const page = { records: [{ id: '1' }], total: 31, size: 10, current: 2, pages: 4 }
    used.server.handle(() => page)
    const query = { pageNo: 2, pageSize: 10, quotationNo: '*QT*', status: null, eta: undefined }
    expect(await quotations().list(query)).toEqual(page)
    expect(line()).toBe('GET /api/sales/saQuotation/list')
    const sent = used.server.requests[0]!.query
    sent.delete('_t')
    expect(Object.fromEntries(sent)).toEqual({ pageNo: '2', pageSize: '10', quotationNo: '*QT*' })
  })

  it('takes a bare list for a page, and a page without total for an empty one', async () => {
    used.server.handle(() => [{ id: '1' }, { id: '2' }])
    expect(await quotations().list({})).toMatchObject({ records: [{ id: '1' }, { id: '2' }], total: 2 })
    used.server.handle(() => ({ records: [{ id: '1' }] }))
    expect(await quotations().list({})).toMatchObject({ records: [{ id: '1' }], total: 0 })
  })

  it('reads one record with its lines', async () => {
    used.server.handle(() => ({ id: '7', saQuotationLine: [{ id: 'l1', orderNum: 1 }] }))
    expect((await quotations().get('7')).saQuotationLine).toEqual([{ id: 'l1', orderNum: 1 }])
    expect(line()).toBe('GET /api/sales/saQuotation/queryById')
    expect(used.server.requests[0]?.query.get('id')).toBe('7')
  })

  it('takes what was sent for the record where the answer to a save holds none', async () => {
    const body = { id: '7', code: 'P01' }
    used.server.handle(() => null)
    expect(await quotations().edit(body)).toEqual(body)
    used.server.handle(() => '添加成功！')
    expect(await quotations().add({ code: 'P01' })).toEqual({ id: '', code: 'P01' })
  })

  it.each([
    ['add', 'POST', '/api/sales/saQuotation/add'],
    ['edit', 'PUT', '/api/sales/saQuotation/edit'],
  ] as const)('%s sends header and line changes and gives the saved record', async (name, method, path) => {
    used.server.handle(({ body }) => ({ ...JSON.parse(body), version: 2 }))
    const body = {
      id: '7',
      version: 1,
      saQuotationLine: { tableData: [{ id: 'row_1_temp' }], deleteData: ['l2'] },
    }
    expect(await quotations()[name](body, { idempotencyKey: 'save-1' })).toEqual({ ...body, version: 2 })
    expect(used.server.requests[0]?.headers['idempotency-key']).toBe('save-1')
    expect(line()).toBe(`${method} ${path}`)
  })

  it('removes one, and many with the trailing comma of the contract', async () => {
    await quotations().remove('7')
    expect(line()).toBe('DELETE /api/sales/saQuotation/delete')
    used.server.requests.length = 0
    await quotations().removeBatch(['7', '8'])
    expect(line()).toBe('DELETE /api/sales/saQuotation/deleteBatch')
    expect(used.server.requests[0]?.query.get('ids')).toBe('7,8,')
  })

  it('runs an action', async () => {
    used.server.handle(() => ({ id: '7', status: 'submitted' }))
    expect(await quotations().action('submit', { id: '7', version: 3 })).toMatchObject({
      status: 'submitted',
    })
    expect(line()).toBe('POST /api/sales/saQuotation/action/submit')
    expect(used.server.requests[0]?.body).toBe('{"id":"7","version":3}')
  })

  it('leaves a conflict to the form, which shows it itself', async () => {
    const notices: Notice[] = []
    used.server.handle((_, response) => refuse(response, 409, '数据已被他人修改', 409))
    await expect(quotations(notices).edit({ id: '7', version: 1 })).rejects.toMatchObject({
      code: 409,
      status: 409,
      message: '数据已被他人修改',
    })
    expect(notices).toEqual([])
  })

  it('exports the file with the name the server gives it', async () => {
    used.server.handle((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/vnd.ms-excel',
        'content-disposition': "attachment; filename=export.xlsx; filename*=UTF-8''%E6%8A%A5%E4%BB%B7.xlsx",
      })
      response.end('workbook')
    })
    const file = await quotations().exportFile({ selections: '1,2' })
    expect(file.name).toBe('报价.xlsx')
    expect(await file.blob.text()).toBe('workbook')
    expect(used.server.requests[0]?.query.get('selections')).toBe('1,2')
    expect(used.server.requests[0]?.headers['x-sign']).toBeUndefined()
  })

  it('imports files as a multipart form and gives the partial answer', async () => {
    used.server.handle((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          success: true,
          code: 201,
          message: '文件导入成功，但有错误。',
          result: { errorCount: 1 },
        }),
      )
    })
    const answer = await quotations().importFiles(
      [new File(['rows'], '报价.xlsx')],
      { isSingleTableImport: '1' },
      { idempotencyKey: 'import-1-0' },
    )
    expect(used.server.requests[0]?.headers['idempotency-key']).toBe('import-1-0')
    expect(answer).toMatchObject({ success: true, code: 201, result: { errorCount: 1 } })
    const [sent] = used.server.requests
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent?.body).toContain('name="files[]"; filename="报价.xlsx"')
    expect(sent?.body).toContain('name="isSingleTableImport"\r\n\r\n1')
  })
})
