import { describe, expect, it } from 'vitest'
import { indexOf } from '../grants/grantTree'
import { grantsWith, readersBeyond, reportsOf } from './readers'

const index = indexOf([
  {
    key: 'online',
    slotTitle: '在线',
    children: [
      { key: 'a', slotTitle: 'A', perms: 'online:report:read:a' },
      { key: 'b', slotTitle: 'B', perms: 'online:report:read:b' },
      { key: 'design', slotTitle: '设计', perms: 'online:report:design' },
    ],
  },
])

describe('who reads reports', () => {
  it('is about the entries of reports, and no others', () => {
    expect(reportsOf(index).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  it('gives a report with its group, takes it alone, and leaves all else', () => {
    const next = grantsWith(index, new Set(['b', 'design', 'other']), reportsOf(index), new Set(['a']))
    expect([...next].sort()).toEqual(['a', 'design', 'online', 'other'])
  })

  it('tells which ticks were set', () => {
    const before = new Map([['sales', new Set(['a'])]])
    const now = new Map([
      ['sales', new Set(['a', 'b'])],
      ['viewer', new Set(['a'])],
    ])
    expect(readersBeyond(now, before)).toEqual([
      { roleId: 'sales', key: 'b' },
      { roleId: 'viewer', key: 'a' },
    ])
  })
})
