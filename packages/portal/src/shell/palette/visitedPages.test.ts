import { describe, expect, it } from 'vitest'
import { readPages, withPin, withVisit } from './visitedPages'

const page = (name: string) => ({ path: `/${name}`, title: name })
const none = { recent: [], pinned: [] }

describe('the pages that somebody comes back to', () => {
  it('have the latest first, each once, and not too many', () => {
    const visited = ['a', 'b', 'a', 'c'].map(page).reduce(withVisit, none)
    expect(visited.recent.map(({ title }) => title)).toEqual(['c', 'a', 'b'])
    const many = Array.from({ length: 40 }, (_, at) => page(`p${at}`)).reduce(withVisit, none)
    expect(many.recent).toHaveLength(12)
    expect(many.recent[0]).toEqual(page('p39'))
  })

  it('are as they were when the same page is looked at again', () => {
    const visited = withVisit(none, page('a'))
    expect(withVisit(visited, page('a'))).toBe(visited)
  })

  it('stay pinned until the pin is taken away, under the name they have now', () => {
    const pinned = withPin(none, page('a'))
    expect(withVisit(pinned, { path: '/a', title: 'QT-1' }).pinned).toEqual([{ path: '/a', title: 'QT-1' }])
    expect(withPin(pinned, page('a')).pinned).toEqual([])
  })

  it('leave the pinned ones as they are when another page is visited, so that no menu is made anew', () => {
    const pinned = withPin(none, page('a'))
    expect(withVisit(pinned, page('b')).pinned).toBe(pinned.pinned)
  })

  it('are read without what is damaged', () => {
    expect(
      readPages({ recent: [page('a'), { path: 'javascript:x', title: 'x' }, 7], pinned: 'all' }),
    ).toEqual({
      recent: [page('a')],
      pinned: [],
    })
    expect(readPages(null)).toEqual(none)
  })
})
