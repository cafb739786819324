import { expect, it } from 'vitest'
import { storedPath } from './storedPath'

const url = (path: string) => `/api/sys/common/static/${path}`

it.each([
  ['/api/sys/common/static/temp/a.png', 'temp/a.png'],
  ['https://example.com/a.png', undefined],
  ['/api/sys/common/static/', undefined],
  ['data:image/png;base64,AAAA', undefined],
])('%s is stored under %s', (src, path) => {
  expect(storedPath(src, url)).toBe(path)
})

it('knows nothing of addresses that say nothing of their path', () => {
  expect(storedPath('/files?id=5', (path) => `/files?id=${path.length}`)).toBeUndefined()
  expect(storedPath('x', (path) => path)).toBeUndefined()
})
