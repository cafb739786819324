import type { LoginResult } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import { RequestError } from '@lading/request'
import { afterEach, expect, it } from 'vitest'
import { codeStore, giveUpCode, withCode } from './codeStore'

const refusal = (code: number, result: unknown) =>
  new RequestError({ kind: 'business', status: 200, message: 'm', code, result })
const needsCode = (ticket: string) => refusal(CODE.secondFactor, { ticket })
const result = { token: 't' } as LoginResult
const pending = () => codeStore.getState().pending
afterEach(giveUpCode)

it('lets a login through that asks for nothing, and its failures', async () => {
  expect(await withCode(Promise.resolve(result))).toBe(result)
  for (const failure of [refusal(CODE.captcha, null), refusal(CODE.secondFactor, null), new Error('x')])
    await expect(withCode(Promise.reject(failure))).rejects.toBe(failure)
  expect(pending()).toBeUndefined()
})

it('waits for the code and goes on with what it gives', async () => {
  const login = withCode(Promise.reject(needsCode('one')))
  await expect.poll(() => pending()?.ticket).toBe('one')
  pending()!.enter(result)
  expect(await login).toBe(result)
  expect(pending()).toBeUndefined()
})

it('fails as the login did when the code is given up, or another login begins', async () => {
  const failure = needsCode('one')
  const first = withCode(Promise.reject(failure)).catch((error: unknown) => error)
  await expect.poll(() => pending()?.ticket).toBe('one')
  const second = withCode(Promise.reject(needsCode('two'))).catch((error: unknown) => error)
  expect(await first).toBe(failure)
  await expect.poll(() => pending()?.ticket).toBe('two')
  giveUpCode()
  expect(await second).toMatchObject({ code: CODE.secondFactor })
})
