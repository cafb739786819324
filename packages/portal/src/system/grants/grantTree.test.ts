import { describe, expect, it } from 'vitest'
import { changeOf, halfTicked, indexOf, matching, pathOf, tick, tickedOn } from './grantTree'

const index = indexOf([
  {
    key: 'system',
    slotTitle: '系统管理',
    nameEn: 'System',
    children: [
      {
        key: 'user',
        slotTitle: '用户管理',
        nameEn: 'Users',
        children: [
          { key: 'add', slotTitle: '用户新增', nameEn: 'Users: add' },
          { key: 'edit', slotTitle: '用户编辑', nameEn: 'Users: edit' },
        ],
      },
      { key: 'role', slotTitle: '角色管理', nameEn: null },
    ],
  },
])

describe('ticks', () => {
  it('brings what stands above a button, and nothing beside it', () => {
    expect([...tick(index, new Set(), 'add')].sort()).toEqual(['add', 'system', 'user'])
  })
  it('takes all below with an entry, and leaves those above it', () => {
    const held = new Set(['system', 'user', 'add', 'edit', 'role'])
    expect([...tick(index, held, 'user')].sort()).toEqual(['role', 'system'])
  })
  it('shows as mixed what is held in part', () => {
    expect(halfTicked(index, new Set(['system', 'user', 'add']))).toEqual(['system', 'user'])
  })
  it('stays beside what others have given and taken meanwhile', () => {
    const ticked = { of: new Set(['system', 'user']), now: new Set(['system', 'role']) }
    expect(tickedOn(ticked.of, ticked)).toBe(ticked.now)
    expect([...tickedOn(new Set(['user', 'add']), ticked)].sort()).toEqual(['add', 'role'])
    const held = new Set(['user'])
    expect(tickedOn(held, undefined)).toBe(held)
  })
})

describe('the change', () => {
  it('names what comes and what goes, and leaves what the tree does not show', () => {
    const before = new Set(['user', 'elsewhere'])
    expect(changeOf(index, before, new Set(['role']))).toEqual({ added: ['role'], removed: ['user'] })
  })
  it('is told by the way to it, in both languages', () => {
    expect(pathOf(index, 'add', 'zh-CN')).toBe('系统管理 / 用户管理 / 用户新增')
    expect(pathOf(index, 'add', 'en-US')).toBe('System / Users / Users: add')
    expect(pathOf(index, 'role', 'en-US')).toBe('System / 角色管理')
  })
})

it('finds entries by a part of their name, with what stands above them', () => {
  expect(matching(index.roots, '新增', 'zh-CN')).toMatchObject([
    { key: 'system', children: [{ key: 'user', children: [{ key: 'add' }] }] },
  ])
  expect(matching(index.roots, 'nowhere', 'en-US')).toEqual([])
})
