import { describe, expect, it } from 'vitest'

import { fillPath } from './path'

describe('fillPath', () => {
  it.each([
    ['/sys/dict/getDictItems/:code', { code: 'sex' }, '/sys/dict/getDictItems/sex'],
    ['/a/:x/b/:y', { x: 1, y: '2' }, '/a/1/b/2'],
    [
      '/sys/dict/loadDict/:code',
      { code: "t where s = '1',a,b" },
      "/sys/dict/loadDict/t%20where%20s%20%3D%20'1',a,b",
    ],
    ['/f/:name', { name: '../../etc' }, '/f/..%2F..%2Fetc'],
    ['/f/:name', { name: '中 文?' }, '/f/%E4%B8%AD%20%E6%96%87%3F'],
  ])('%s with %o is %s', (path, params, filled) => expect(fillPath(path, params)).toBe(filled))

  it.each([{}, { id: '' }, { id: null }, { id: '.' }, { id: '..' }])('refuses a missing part: %o', (params) =>
    expect(() => fillPath('/x/:id', params)).toThrow('needs a value for "id"'),
  )
})
