import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignedPath, sameText, signedText, signRequest, verifySignature } from './index'
import type { SignedParams } from './index'

const SECRET = 'demo-secret-0123456789'
/** Published with the public clients; used here only to repeat what they were seen to send. */
const PUBLIC_SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a'

/** The vectors of the contract, §2.3. */
const VECTORS: [url: string, params: SignedParams | undefined, text: string, sign: string][] = [
  ['/sys/user/getUserInfo?_t=1700000000', undefined, '{}', 'D330C929B32D503512E1E653C6D27101'],
  [
    '/sys/user/list',
    { column: 'createTime', order: 'desc', pageNo: 1, pageSize: 10, _t: 1700000000 },
    '{"column":"createTime","order":"desc","pageNo":"1","pageSize":"10"}',
    'F5E07B43176C9A53595A560754E80356',
  ],
  [
    '/sys/dict/loadDict/sys_user,realname,username',
    { keyword: '张三', pageSize: 10 },
    '{"keyword":"张三","pageSize":"10","x-path-variable":"sys_user,realname,username"}',
    'BA44630C1FB4012A1CCBE823A2917813',
  ],
  [
    '/sys/dict/loadTreeData',
    {
      pid: '',
      tableName: 'sys_category',
      text: 'name',
      code: 'id',
      pidField: 'pid',
      hasChildField: 'has_child',
      condition: '{"a":"b"}',
    },
    '{"code":"id","condition":"{\\"a\\":\\"b\\"}","hasChildField":"has_child","pid":"","pidField":"pid","tableName":"sys_category","text":"name"}',
    'F77066FDE081460D52E793314E328DE8',
  ],
  [
    "/sys/dict/getDictItems/sys_user%20where%20status%20=%20'1',realname,id",
    undefined,
    `{"x-path-variable":"sys_user where status = '1',realname,id"}`,
    'B54DC0EBC21A6DB2DF5F44FCDE51D258',
  ],
  [
    '/x',
    { orgCode: 'A01', username: 'admin', flag: true, n: 1.5 },
    '{"flag":true,"n":"1.5","orgCode":"A01","username":"admin"}',
    '67D72572057F9FD9CEE7477F076D7207',
  ],
]

describe('signature', () => {
  it.each(VECTORS)('vector %s %o', (url, params, text, sign) => {
    expect(signedText(url, params)).toBe(text)
    expect(signRequest(url, params, SECRET)).toBe(sign)
  })

  it('repeats what public clients were seen to send', () => {
    expect(signRequest('/a', {}, PUBLIC_SECRET)).toBe('E19D6243CB1945AB4F7202A1B00F77D5')
    expect(signRequest('/a', { pageSize: '5' }, PUBLIC_SECRET)).toBe('3307183D599856645F18ED5CB002A4A2')
  })

  it('sorts keys by code unit, also those that look like integers', () => {
    expect(signedText('/a', { b: 1, B: 2, 10: 'x', 9: 'y' })).toBe('{"10":"x","9":"y","B":"2","b":"1"}')
  })

  it('reads the path variable of the last segment only and cuts it at the question mark', () => {
    expect(signedText('/a,b/c?x=1')).toBe('{"x":"1"}')
    expect(signedText('/a/b,c?x=1')).toBe('{"x":"1","x-path-variable":"b,c"}')
  })

  it('reads the path variable however the address is spelt', () => {
    const signed = '{"x-path-variable":"b,c"}'
    expect(signedText('/a/b%2Cc')).toBe(signed)
    expect(signedText('/a/b,c?_t=/')).toBe(signed)
    expect(signedText('/a/b,c?_t=/d,e')).toBe(signed)
    expect(signedText('/a/b,c?x-path-variable=d,e', { 'x-path-variable': 'd,e' })).toBe(signed)
    expect(signedText('/a/b?ids=1,2')).toBe('{"ids":"1,2"}')
  })

  it('survives malformed encodings and hostile names', () => {
    expect(signedText('/a,%E0%A4%A?x=%zz', undefined, { query: 'decoded' })).toBe(
      '{"x":"%zz","x-path-variable":"a,%E0%A4%A"}',
    )
    expect(signedText('/a?__proto__=1')).toBe('{"__proto__":"1"}')
  })
})

describe('verifySignature', () => {
  const check = (url: string, params: SignedParams | undefined, sign: string | undefined) =>
    verifySignature({ url, params, sign, secret: SECRET })

  it.each(VECTORS)('accepts the vector %s', (url, params, _text, sign) => {
    expect(check(url, params, sign)).toBeDefined()
  })

  it('accepts a query as a server sees it: numbers, booleans and encoded texts', () => {
    const sign = signRequest('/a', { flag: true, keyword: '张三&=', pageNo: 1 }, SECRET)
    expect(check('/a?flag=true&keyword=%E5%BC%A0%E4%B8%89%26%3D&pageNo=1&_t=5', undefined, sign)).toBe(
      'booleans',
    )
    const texts = signRequest('/a', { flag: true }, SECRET, { booleans: 'text' })
    expect(check('/a?flag=true', undefined, texts)).toBe('normalised')
  })

  it('accepts a body with null in both readings', () => {
    const body = { a: null, b: false, c: [] }
    expect(check('/a', body, signRequest('/a', body, SECRET))).toBe('literal')
    expect(check('/a', body, signRequest('/a', { b: false }, SECRET))).toBe('literal')
  })

  it('refuses a changed value, another path variable, a missing or a lower-case sign', () => {
    const sign = signRequest('/a/t,b', { x: 1 }, SECRET)
    expect(check('/a/t,b', { x: 2 }, sign)).toBeUndefined()
    expect(check('/a/t,c', { x: 1 }, sign)).toBeUndefined()
    expect(check('/a/t,b', { x: 1 }, undefined)).toBeUndefined()
    expect(check('/a/t,b', { x: 1 }, sign.toLowerCase())).toBeUndefined()
  })

  it('verifies whatever it signed, sent as a query or as a body', () => {
    const params = fc.dictionary(
      fc
        .string({ minLength: 1 })
        .filter((name) => name !== '_t' && name !== '__proto__' && !/^\d+$/.test(name)),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.double({ noNaN: true })),
      { maxKeys: 6 },
    )
    fc.assert(
      fc.property(params, (values) => {
        const sign = signRequest('/a/b', values, SECRET)
        const query = new URLSearchParams(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
        )
        expect(check(`/a/b?${query}`, undefined, sign)).toBeDefined()
        expect(check('/a/b', values, sign)).toBeDefined()
      }),
    )
  })
})

describe('helpers', () => {
  it('compares texts', () => {
    expect(sameText('abc', 'abc')).toBe(true)
    expect(sameText('abc', 'abd')).toBe(false)
    expect(sameText('abc', 'ab')).toBe(false)
    expect(sameText('', '\0')).toBe(false)
  })

  it('knows which paths are checked', () => {
    expect(isSignedPath('/sys/dict/getDictItems/sex')).toBe(true)
    expect(isSignedPath('/sys/dict/getDictItems/')).toBe(false)
    expect(isSignedPath('/sys/dict/getDictItems/a/b')).toBe(false)
    expect(isSignedPath('/sys/dict/loadTreeData')).toBe(true)
    expect(isSignedPath('/sys/user/list')).toBe(false)
  })
})
