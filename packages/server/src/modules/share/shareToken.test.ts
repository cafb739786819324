import { expect, it } from 'vitest'
import { readShare, shareToken } from './shareToken'

const shared = { entity: 'tsOrder', id: '1', tenantId: 0, fields: ['files'], until: 2_000 }

it('opens what it says, until its time is over, with its own secret, and unchanged', () => {
  const token = shareToken('secret', shared)
  expect(readShare('secret', token, 1_999)).toEqual(shared)
  expect(readShare('secret', token, 2_000)).toBeUndefined()
  expect(readShare('other', token, 1_999)).toBeUndefined()
  const [, signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...shared, id: '2' })).toString('base64url')
  for (const text of [`${forged}.${signature}`, forged, `${token}.x`, '', '.', 'x.y'])
    expect(readShare('secret', text, 1_999)).toBeUndefined()
})
