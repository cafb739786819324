import { RequestError } from '@lading/request'
import { expect, it } from 'vitest'
import { failureFor } from './failureFor'

const failed = (status?: number) =>
  new RequestError({ kind: 'business', message: '', ...(status && { status }) })

it('takes no page away that can go on, and leaves none that is not for the person', () => {
  expect(failureFor(null, undefined)).toBeUndefined()
  expect(failureFor(failed(), undefined)).toBe('500')
  expect(failureFor(failed(503), {})).toBeUndefined()
  expect([403, 404].map((status) => failureFor(failed(status), {}))).toEqual(['403', '404'])
})
