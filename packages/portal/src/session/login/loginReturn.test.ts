import { expect, it } from 'vitest'
import { readReturn, withoutReturn } from './loginReturn'

it.each([
  ['', { kind: 'none' }],
  ['?redirect=%2Fa', { kind: 'none' }],
  ['?ticket=ST-1', { kind: 'cas', ticket: 'ST-1' }],
  ['?thirdType=oidc&thirdLogin=t', { kind: 'third', source: 'oidc', token: 't' }],
  ['?thirdType=oidc&thirdUser=u', { kind: 'bind', source: 'oidc', ticket: 'u' }],
  ['?thirdError=state', { kind: 'refused', reason: 'state' }],
  // A token without its source opens nothing.
  ['?thirdLogin=t', { kind: 'none' }],
])('reads %j', (search, expected) => expect(readReturn(search)).toEqual(expected))

it('takes the one-time texts out of the address and leaves the rest', () => {
  expect(withoutReturn('?ticket=ST-1')).toBe('')
  expect(withoutReturn('?redirect=%2Fa%3Fb%3D1&thirdType=oidc&thirdUser=u')).toBe('?redirect=%2Fa%3Fb%3D1')
})
