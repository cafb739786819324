import { describe, expect, it } from 'vitest'

import { createRequest } from '../createRequest'
import { withHttpServer } from '../testing/withHttpServer'

const used = withHttpServer()
const files = () => createRequest({ base: used.server.origin }).files
const sent = () => used.server.requests[0]!

function answering(answer: object) {
  used.server.handle((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: true, code: 0, message: '', result: null, ...answer }))
  })
}

describe('files', () => {
  const file = new File(['abc'], '合同.pdf')

  it('stores a file and reads its path from the message', async () => {
    answering({ message: 'temp/合同_1.pdf' })
    expect(await files().upload(file, { fields: { isup: '1' } })).toEqual({
      name: '合同.pdf',
      path: 'temp/合同_1.pdf',
      size: 3,
    })
    expect(`${sent().method} ${sent().path}`).toBe('POST /sys/common/upload')
    for (const part of ['name="biz"\r\n\r\ntemp', 'name="isup"\r\n\r\n1', 'name="file"; filename="合同.pdf"'])
      expect(sent().body).toContain(part)
  })

  it('reads the path from the field that the column names', async () => {
    answering({ message: '上传成功！', result: 'oss/a.pdf' })
    const options = { url: '/sys/oss/file/upload', biz: 'contract', responseName: 'result' }
    expect((await files().upload(file, options)).path).toBe('oss/a.pdf')
  })

  it('asks for an address that needs no headers', async () => {
    answering({ result: { url: '/api/sys/common/static/temp/a.pdf?ticket=x', expires: 1 } })
    expect(await files().ticket('temp/a.pdf')).toBe('/api/sys/common/static/temp/a.pdf?ticket=x')
    expect(sent()).toMatchObject({ method: 'POST', body: '{"path":"temp/a.pdf"}' })
    expect(sent().path).toMatch(/^\/sys\/common\/ticket/)
  })

  it('rejects a success without a path', async () => {
    answering({ message: ' ' })
    await expect(files().upload(file)).rejects.toMatchObject({ message: '合同.pdf 上传失败' })
  })

  it.each([
    [false, '/sys/upload/delImg'],
    [true, '/sys/upload/delMinioFile'],
  ])('removes one (object store: %s)', async (objectStore, path) => {
    await files().remove('temp/合同_1.pdf', { objectStore })
    expect(`${sent().method} ${sent().path}`).toBe(`DELETE ${path}`)
    expect(sent().query.get('filePath')).toBe('temp/合同_1.pdf')
  })

  it.each([
    ['zip', '/sys/upload/batchDowmload', 'files.zip'],
    ['mergePdf', '/sys/upload/pdfMergeDowmload', 'files.pdf'],
  ] as const)('%s', async (name, path, fileName) => {
    used.server.handle((_, response) => void response.writeHead(200, { 'content-type': 'a/b' }).end('bytes'))
    const given = await files()[name](['a.pdf', 'b.pdf'])
    expect(given.name).toBe(fileName)
    expect(sent()).toMatchObject({ method: 'POST', path, body: '["a.pdf","b.pdf"]' })
  })

  it('sends a large file in parts', async () => {
    const state = { uploadId: 'a'.repeat(32), partSize: 5, parts: 2, received: [0] }
    answering({ result: state })
    expect(await files().parts.begin({ name: '合同.pdf', size: 7 })).toEqual(state)
    expect(sent()).toMatchObject({ method: 'POST', body: '{"name":"合同.pdf","size":7,"biz":"temp"}' })
    used.server.requests.length = 0
    expect(await files().parts.state(state.uploadId)).toEqual(state)
    expect([sent().method, sent().query.get('uploadId')]).toEqual(['GET', state.uploadId])
    used.server.requests.length = 0
    answering({ message: 'temp/a.pdf' })
    await files().parts.send(state.uploadId, 1, new Blob(['ab']))
    expect(sent().path).toMatch(/^\/sys\/upload\/parts\/send/)
    expect(sent().query.get('index')).toBe('1')
    expect(sent().body).toMatch(/name="file"; filename="[^"]*"[^]*\r\n\r\nab\r\n/)
    used.server.requests.length = 0
    expect(await files().parts.finish(state.uploadId)).toBe('temp/a.pdf')
    expect(sent()).toMatchObject({ method: 'POST', body: `{"uploadId":"${state.uploadId}"}` })
    used.server.requests.length = 0
    await files().parts.giveUp(state.uploadId)
    expect(sent().method).toBe('DELETE')
  })
})
