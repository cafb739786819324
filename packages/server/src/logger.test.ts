import { expect, it } from 'vitest'
import { createLogger } from './logger'

const lines: string[] = []
const log = createLogger('trace', { write: (line: string) => void lines.push(line) })

it.each([
  [
    'a request',
    { req: { id: '1', method: 'GET', url: '/x?ticket=s3cret', headers: { 'x-access-token': 's3cret' } } },
  ],
  ['headers', { headers: { 'x-access-token': 's3cret', authorization: 's3cret', 'x-sign': 's3cret' } }],
  [
    'headers that a library was given',
    { busboyOptions: { headers: { 'x-access-token': 's3cret', cookie: 's3cret' } } },
  ],
  ['a socket handshake', { handshake: { headers: { 'sec-websocket-protocol': 's3cret' } } }],
  ['a login', { body: { password: 's3cret', captcha: 's3cret', token: 's3cret' } }],
])('writes no secret of %s', (_title, fields) => {
  lines.length = 0
  log.info(fields, 'said')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('said')
  expect(lines[0]).not.toContain('s3cret')
})

it('writes one line for a text with line breaks', () => {
  lines.length = 0
  log.info({ name: 'a\nb' }, 'x\n{"level":50}')
  expect(lines.join('').trim().split('\n')).toHaveLength(1)
})
