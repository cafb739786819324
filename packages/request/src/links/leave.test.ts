import { describe, expect, it } from 'vitest'

import { handClock } from '../testing/handClock'
import { leave } from './leave'
import type { ExpiryKind } from './session'

const expiry = (kind: ExpiryKind) => ({ kind, title: '', text: '', button: '', inChat: false })

function leaving() {
  const clock = handClock()
  const done: string[] = []
  const ports = { logout: () => void done.push('logout'), reload: () => void done.push('reload') }
  return { clock, done, ports }
}

describe('leave', () => {
  it('logs out at once and loads the page anew 1.5 s after a 401', async () => {
    const { clock, done, ports } = leaving()
    expect(await leave(ports, clock)(expiry('unauthorized'))).toBe('left')
    await clock.turn(1499)
    expect(done).toEqual(['logout'])
    await clock.turn(1)
    expect(done).toEqual(['logout', 'reload'])
  })

  it('loads the page anew without a wait when the session was called expired', async () => {
    const { clock, done, ports } = leaving()
    await leave(ports, clock)(expiry('expired'))
    await clock.turn(0)
    expect(done).toEqual(['logout', 'reload'])
  })

  it('loads the page anew even if the log-out fails', async () => {
    const { clock, done, ports } = leaving()
    const logout = () => Promise.reject(new Error('offline'))
    await expect(leave({ ...ports, logout }, clock)(expiry('unauthorized'))).rejects.toThrow('offline')
    await clock.turn(1500)
    expect(done).toEqual(['reload'])
  })

  it('only says so where nothing can be done', async () => {
    expect(await leave({}, handClock())(expiry('expired'))).toBe('left')
  })
})
