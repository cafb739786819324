import { describe, expect, it } from 'vitest'

import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import type { Link } from '../wire'
import { idempotency } from './idempotency'
import { language } from './language'
import { lowApp } from './lowApp'
import { tenant } from './tenant'
import { token } from './token'

const used = withHttpServer()

async function headersBy(link: Link, changes = {}) {
  await over(link)(aCall(`${used.server.origin}/a`, changes))
  return used.server.requests[0]!.headers
}

describe('token', () => {
  it('is sent as it is stored', async () =>
    expect(await headersBy(token(() => 'abc'))).toHaveProperty('x-access-token', 'abc'))

  it.each([undefined, null, ''])('is absent without a session: %o', async (stored) =>
    expect(await headersBy(token(() => stored))).not.toHaveProperty('x-access-token'),
  )
})

it('the token stays here when the call says so', async () => {
  expect(
    await headersBy(
      token(() => 'abc'),
      { token: false },
    ),
  ).not.toHaveProperty('x-access-token')
  used.server.requests.length = 0
  expect(
    await headersBy(
      token(() => 'abc'),
      { token: true },
    ),
  ).toHaveProperty('x-access-token', 'abc')
})

describe('tenant', () => {
  it.each([
    [1000, '1000'],
    ['7', '7'],
    [0, '0'],
    [undefined, '0'],
    [null, '0'],
    ['', '0'],
  ])('stored %o travels as %s', async (stored, sent) =>
    expect(await headersBy(tenant(() => stored))).toHaveProperty('tenant-id', sent),
  )
})

it('language is asked for as it is at the time of the call', async () => {
  expect(await headersBy(language(() => 'en-US'))).toHaveProperty('accept-language', 'en-US')
})

describe('lowApp', () => {
  it('is sent on routes of an app only', async () => {
    expect(await headersBy(lowApp(() => 'app-1'))).toHaveProperty('x-low-app-id', 'app-1')
    used.server.requests.length = 0
    expect(await headersBy(lowApp(() => undefined))).not.toHaveProperty('x-low-app-id')
  })
})

describe('idempotency', () => {
  it('sends the key of the form', async () => {
    const changes = { method: 'POST', idempotencyKey: 'form-1' }
    expect(await headersBy(idempotency(), changes)).toHaveProperty('idempotency-key', 'form-1')
  })
})
