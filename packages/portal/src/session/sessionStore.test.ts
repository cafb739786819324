// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedDictionary, renewDictionaries } from '@/platform/dictCache'
import { localStore } from '@/platform/storage'
import { sessionStore, signIn, signOut, updateUser, watchOtherTabs } from './sessionStore'

const user = { id: 'u1', username: 'admin', realname: '管理员' }
const login = {
  token: 't1',
  userInfo: user,
  multi_depart: 2,
  tenantList: [{ id: 7 }],
  sysAllDictItems: { sex: [{ value: 1, title: '男' }] },
}

beforeEach(() => signOut())
afterEach(() => vi.useRealTimers())

describe('session', () => {
  it('keeps token, username and user for 7 days under the names of the specification', () => {
    vi.useFakeTimers({ now: 0 })
    signIn(login)
    expect(localStore.get('Access-Token')).toBe('t1')
    expect(localStore.get('Login_Username')).toBe('admin')
    expect(localStore.get('TENANT_ID')).toBe(7)
    expect(cachedDictionary('sex')).toEqual([{ value: '1', text: '男' }])
    expect(sessionStore.getState()).toMatchObject({ token: 't1', user, mustChooseDepartment: true })
    vi.setSystemTime(604_799_999)
    expect(localStore.get('Access-Token')).toBe('t1')
    expect(cachedDictionary('sex')).toHaveLength(1)
    vi.setSystemTime(604_800_000)
    expect(localStore.get('Access-Token')).toBeUndefined()
    expect(cachedDictionary('sex')).toBeUndefined()
  })

  it('asks for dictionaries again when the server names others, and says whether the page has shown them', async () => {
    signIn({ ...login, dictVersion: 'v1' })
    const fetchAll = vi.fn(async () => ({ sex: [{ value: 1, title: '先生' }] }))
    expect(await renewDictionaries('v1', fetchAll)).toBe(false)
    expect(fetchAll).not.toHaveBeenCalled()
    expect(await renewDictionaries('v2', fetchAll)).toBe(true)
    expect(cachedDictionary('sex')).toEqual([{ value: '1', text: '先生' }])
    expect(await renewDictionaries('v2', fetchAll)).toBe(false)
    expect(fetchAll).toHaveBeenCalledTimes(1)
    // Logged in again in place: the page still shows what it had.
    signIn({ ...login, dictVersion: 'v3' })
    expect(await renewDictionaries('v3', fetchAll)).toBe(true)
    expect(fetchAll).toHaveBeenCalledTimes(1)
    // Without a version, e.g. in another language, nothing is believed.
    signIn(login)
    await renewDictionaries('v3', fetchAll)
    expect(fetchAll).toHaveBeenCalledTimes(2)
  })

  it('keeps the user for 7 days from the choice of the department on (spec 1 §4)', () => {
    vi.useFakeTimers({ now: 0 })
    signIn(login)
    vi.setSystemTime(604_000_000)
    updateUser({ ...user, orgCode: 'A02' })
    vi.setSystemTime(604_000_000 + 604_799_999)
    expect(localStore.get('Login_Userinfo')).toMatchObject({ orgCode: 'A02' })
    vi.setSystemTime(604_000_000 + 604_800_000)
    expect(localStore.get('Login_Userinfo')).toBeUndefined()
  })

  it('forgets everything on logout', () => {
    signIn(login)
    signOut()
    expect(sessionStore.getState()).toEqual({
      token: undefined,
      user: undefined,
      tenantId: 0,
      mustChooseDepartment: false,
    })
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('works in the tenant that was chosen, and for the department that was chosen later', () => {
    signIn({ ...login, tenantList: [{ id: 7 }, { id: 9 }], tenantId: 9 })
    expect(localStore.get('TENANT_ID')).toBe(9)
    updateUser({ ...user, orgCode: 'A01' })
    expect(sessionStore.getState()).toMatchObject({
      tenantId: 9,
      mustChooseDepartment: false,
      user: { orgCode: 'A01' },
    })
  })

  it('a reload does not pass the choice of the department by; the choice made in one tab holds in all', async () => {
    signIn(login)
    vi.resetModules()
    const reloaded = await import('./sessionStore')
    expect(reloaded.sessionStore.getState()).toMatchObject({ user, mustChooseDepartment: true })
    const { end } = watched()
    reloaded.updateUser({ ...user, orgCode: 'A02' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'Login_Userinfo' }))
    expect(sessionStore.getState()).toMatchObject({ user: { orgCode: 'A02' }, mustChooseDepartment: false })
    end()
  })

  it('tells other tabs of a new session when all of it can be read', () => {
    const order: string[] = []
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void order.push(key))
    signIn(login)
    expect(order.at(-1)).toBe('Access-Token')
    write.mockRestore()
  })

  it('follows the logout and the change of user in another tab', () => {
    const other = watched()
    signIn(login)
    tell({ 'Access-Token': 't1b' })
    expect(other.onRenewed).toHaveBeenCalledExactlyOnceWith('t1', 't1b')
    expect(other.onOtherUser).not.toHaveBeenCalled()
    tell({ Login_Userinfo: { ...user, id: 'u2' }, 'Access-Token': 't2' })
    expect(other.onOtherUser).toHaveBeenCalledOnce()
    expect(sessionStore.getState().token).toBe('t2')
    expect(other.onRenewed).toHaveBeenCalledOnce()
    tell({ 'Access-Token': undefined })
    expect(sessionStore.getState()).toMatchObject({ token: undefined, user: undefined })
    other.end()
  })

  it('keeps the session under unsaved input when another tab logs out, until that user logs in again', () => {
    const other = watched(true)
    signIn(login)
    const before = sessionStore.getState()
    for (const [key] of Object.entries(localStorage)) tell({ [key]: undefined })
    expect(other.onLoggedOut).toHaveBeenCalled()
    expect(sessionStore.getState()).toEqual(before)
    // User, tenant and token are stored one after the other: only the token tells of a session.
    tell({ Login_Userinfo: { ...user, id: 'u2' } })
    expect(other.onOtherUser).not.toHaveBeenCalled()
    tell({ Login_Userinfo: user })
    tell({ TENANT_ID: 7, 'Access-Token': 't2' })
    expect(other.onRenewed).toHaveBeenCalledExactlyOnceWith('t1', 't2')
    expect(sessionStore.getState()).toMatchObject({ token: 't2', user, tenantId: 7 })
    expect(other.onOtherUser).not.toHaveBeenCalled()
    other.end()
  })

  it('a page with unsaved input stays in its tenant; another follows into the new one', () => {
    for (const unsaved of [true, false]) {
      const other = watched(unsaved)
      signIn(login)
      tell({ Login_Userinfo: user, TENANT_ID: 9, 'Access-Token': 't2' })
      expect(sessionStore.getState()).toMatchObject({ token: 't2', tenantId: unsaved ? 7 : 9 })
      expect(other.onOtherUser).toHaveBeenCalledTimes(unsaved ? 0 : 1)
      other.end()
      sessionStore.setState({ leaving: false })
    }
  })
})

/** Follows other tabs, with or without unsaved input on the page. */
function watched(unsaved = false) {
  const told = { onOtherUser: vi.fn(), onRenewed: vi.fn(), onLoggedOut: vi.fn(() => unsaved) }
  return { ...told, end: watchOtherTabs({ ...told, hasUnsaved: () => unsaved }) }
}

/** Another tab stores these, one after the other, or removes them. */
function tell(stored: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(stored)) {
    if (value === undefined) localStore.remove(key)
    else localStore.set(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
