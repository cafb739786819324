import { SourceError } from '@lading/ui/foundation'
import { RequestError } from '@lading/request'
import { describe, expect, it } from 'vitest'
import { asSourceError } from './dataSource'

describe('asSourceError', () => {
  it('hands the server’s message, code and issues over', () => {
    const issues = [{ message: '必填', field: 'eta' }]
    const error = asSourceError(
      new RequestError({ kind: 'business', message: '校验失败', code: 500, result: { issues } }),
    )
    expect(error).toBeInstanceOf(SourceError)
    expect(error).toMatchObject({ message: '校验失败', code: 500, issues })
  })

  it('says whether the user has been told: nobody reads of one failure twice', () => {
    const shown = new RequestError({ kind: 'network', message: '网络异常' })
    expect(asSourceError(shown)).toMatchObject({ told: false })
    shown.notified = true
    expect(asSourceError(shown)).toMatchObject({ told: true })
  })

  it('leaves cancelled calls and foreign errors as they are', () => {
    const aborted = new RequestError({ kind: 'aborted', message: 'x' })
    const other = new TypeError('x')
    expect(asSourceError(aborted)).toBe(aborted)
    expect(asSourceError(other)).toBe(other)
  })
})
