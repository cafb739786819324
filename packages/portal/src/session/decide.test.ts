import { describe, expect, it } from 'vitest'
import { decide, GUARD_PATHS } from './decide'
import type { GuardPaths, GuardSession } from './decide'

const anonymous: GuardSession = { loggedIn: false, permissions: 'none' }
const fresh: GuardSession = { loggedIn: true, permissions: 'none' }
const ready: GuardSession = { loggedIn: true, permissions: 'ready' }
const failed: GuardSession = { loggedIn: true, permissions: 'failed' }
const at = (path: string) => {
  const url = new URL(path, 'http://x')
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

describe('route guard (spec 1 §2)', () => {
  it('1: sends a logged-in user from the login paths home', () => {
    const paths: GuardPaths = {
      login: '/user/login',
      alternateLogin: '/oauth2-app/login',
      home: '/h',
      password: '/user/password',
      secondFactor: '/user/second-factor',
    }
    for (const path of ['/user/login', '/user/login?redirect=/sales/quotation', '/oauth2-app/login']) {
      expect(decide(at(path), ready, paths)).toEqual({ kind: 'redirect', to: '/h' })
    }
  })

  it('2: loads the menu first, then lets the requested path through', () => {
    expect(decide(at('/sales/quotation?a=1'), fresh)).toEqual({ kind: 'load' })
    expect(decide(at('/sales/quotation?a=1'), ready)).toEqual({ kind: 'allow' })
  })

  it('2: after login goes to the redirect query value, if it is safe', () => {
    expect(decide(at('/user/login?redirect=%2Fsales%2Fquotation%3FpageNo%3D2'), fresh)).toEqual({
      kind: 'redirect',
      to: '/sales/quotation?pageNo=2',
    })
    for (const bad of ['//evil.example', 'https://evil.example', '/user/login?redirect=/x', '']) {
      expect(decide(at(`/user/login?redirect=${encodeURIComponent(bad)}`), fresh)).toEqual({
        kind: 'redirect',
        to: '/dashboard/analysis',
      })
    }
  })

  it('3: logs out and keeps the full path when the menu cannot be fetched', () => {
    expect(decide(at('/sales/quotation?a=1#b'), failed)).toEqual({ kind: 'logout' })
    expect(decide(at('/sales/quotation?a=1#b'), anonymous)).toEqual({
      kind: 'redirect',
      to: '/user/login?redirect=%2Fsales%2Fquotation%3Fa%3D1%23b',
    })
  })

  it.each([
    '/user/login',
    '/user/register',
    '/user/register-result',
    '/user/alteration',
    '/img/preview',
    '/oauth2-wxwork/login',
    '/barcode/supplier/BarInquiryOrderFiles',
    '/log/inviteIndex',
    '/log/supplierRegister',
    '/oauth2-app/login',
  ])('4: lets an anonymous visitor open %s', (path) => {
    expect(decide(at(path), anonymous)).toEqual({ kind: 'allow' })
  })

  it.each([
    '/',
    '/404',
    '/test/home',
    '/lottery-draw',
    '/user',
    '/user/password',
    '/user/second-factor',
    '/img/preview/x',
    '/log/inviteindex',
    '/soa/SuppierPurchaseOrderLineLists',
    '/isps/userAnnouncement',
    '/dashboard/analysis',
  ])('4: lets an anonymous visitor open nothing else, as %s', (path) => {
    expect(decide(at(path), anonymous)).toMatchObject({
      kind: 'redirect',
      to: expect.stringMatching(/^\/user\/login(\?redirect=|$)/) as string,
    })
  })

  it('knows the paths of the specification', () => {
    expect(GUARD_PATHS).toMatchObject({ login: '/user/login', home: '/dashboard/analysis' })
  })

  it('5: sends an anonymous visitor to the login path with the redirect query', () => {
    expect(decide(at('/sales/quotation?a=1'), anonymous)).toEqual({
      kind: 'redirect',
      to: '/user/login?redirect=%2Fsales%2Fquotation%3Fa%3D1',
    })
    expect(decide(at('/user/loginx'), anonymous).kind).toBe('redirect')
  })

  it('5: prefers the alternate login path when the check says so', () => {
    const paths: GuardPaths = {
      login: '/user/login',
      alternateLogin: '/oauth2-app/login',
      home: '/h',
      password: '/user/password',
      secondFactor: '/user/second-factor',
      prefersAlternate: () => true,
    }
    expect(decide(at('/x'), anonymous, paths)).toEqual({
      kind: 'redirect',
      to: '/oauth2-app/login?redirect=%2Fx',
    })
    expect(decide(at('/oauth2-app/login'), anonymous, paths)).toEqual({ kind: 'allow' })
  })

  it('lets a user who must change the password do nothing else, and leads on afterwards', () => {
    const bound: GuardSession = { loggedIn: true, permissions: 'none', mustChangePassword: true }
    expect(decide(at('/sales/quotation?a=1'), bound)).toEqual({
      kind: 'redirect',
      to: '/user/password?redirect=%2Fsales%2Fquotation%3Fa%3D1',
    })
    expect(decide(at('/user/login?redirect=%2Fx'), bound)).toEqual({
      kind: 'redirect',
      to: '/user/password?redirect=%2Fx',
    })
    expect(decide(at('/user/login'), bound)).toEqual({ kind: 'redirect', to: '/user/password' })
    expect(decide(at('/user/password?redirect=%2Fx'), bound)).toEqual({ kind: 'allow' })
    // Nobody else has any business there.
    expect(decide(at('/user/password?redirect=%2Fx'), fresh)).toEqual({ kind: 'redirect', to: '/x' })
    expect(decide(at('/user/password?redirect=%2Fx'), anonymous)).toEqual({
      kind: 'redirect',
      to: '/user/login?redirect=%2Fx',
    })
  })

  it('lets a user whose role asks for a second factor set it up first, after the password', () => {
    const bound: GuardSession = { loggedIn: true, permissions: 'none', mustSetFactor: true }
    expect(decide(at('/sales/quotation?a=1'), bound)).toEqual({
      kind: 'redirect',
      to: '/user/second-factor?redirect=%2Fsales%2Fquotation%3Fa%3D1',
    })
    expect(decide(at('/user/second-factor?redirect=%2Fx'), bound)).toEqual({ kind: 'allow' })
    const both = { ...bound, mustChangePassword: true }
    expect(decide(at('/user/second-factor?redirect=%2Fx'), both)).toEqual({
      kind: 'redirect',
      to: '/user/password?redirect=%2Fx',
    })
    expect(decide(at('/user/second-factor?redirect=%2Fx'), ready)).toEqual({
      kind: 'redirect',
      to: '/dashboard/analysis',
    })
  })
})
