import { describe, expect, it } from 'vitest'
import { safeRedirect, withRedirect } from './redirect'

describe('safeRedirect', () => {
  it.each(['/sales/quotation', '/sales/quotation/edit/1?a=1&b=%2F#top', '/'])('follows %s', (path) => {
    expect(safeRedirect(path, '/home')).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\..\\..//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'sales/quotation',
    '',
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(safeRedirect(value, '/home')).toBe('/home')
  })

  it('resolves dot segments inside the portal', () => {
    expect(safeRedirect('/a/../b', '/home')).toBe('/b')
  })
})

describe('withRedirect', () => {
  it('carries the full path, query and all', () => {
    const target = withRedirect('/user/login', '/sales/quotation?pageNo=2')
    expect(target).toBe('/user/login?redirect=%2Fsales%2Fquotation%3FpageNo%3D2')
    expect(new URLSearchParams(target.split('?')[1]).get('redirect')).toBe('/sales/quotation?pageNo=2')
  })

  it('adds nothing for the root', () => {
    expect(withRedirect('/user/login', '/')).toBe('/user/login')
  })
})
