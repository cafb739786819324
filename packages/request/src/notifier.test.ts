import { describe, expect, it } from 'vitest'

import type { Notice } from './notifier'
import { withoutStacking } from './notifier'
import { handClock } from './testing/handClock'

const notice = (text: string, kind: Notice['kind'] = 'error'): Notice => ({ kind, title: '系统提示', text })

describe('withoutStacking', () => {
  it('shows the same text once in 3 s', async () => {
    const clock = handClock()
    const shown: string[] = []
    const notify = withoutStacking((one) => shown.push(`${one.kind} ${one.text}`), clock)
    notify(notice('拒绝访问'))
    notify(notice('拒绝访问'))
    notify(notice('未找到'))
    notify(notice('拒绝访问', 'warning'))
    expect(shown).toEqual(['error 拒绝访问', 'error 未找到', 'warning 拒绝访问'])
    await clock.turn(2999)
    notify(notice('拒绝访问'))
    expect(shown).toHaveLength(3)
    await clock.turn(1)
    notify(notice('拒绝访问'))
    expect(shown).toHaveLength(4)
  })
})
