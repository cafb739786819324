import { describe, expect, it } from 'vitest'
import { NO_LIST_CHOICES } from '../logic/listChoices'
import { initialListState } from '../logic/listState'
import { readView, sameView, viewOf } from './listView'

const fields = { site: {}, eta: {} }
const state = initialListState({
  filters: { site: { mode: 'in', value: ['SH'] } },
  superQuery: { superQueryParams: '%5B%5D', superQueryMatchType: 'or' },
  sort: { column: 'eta', order: 'asc' },
  pageNo: 4,
  pageSize: 30,
})
const columns = { ...NO_LIST_CHOICES, hidden: ['eta'], density: 'large' as const }

describe('a view of a list', () => {
  it('comes back as it was kept, but for the page', () => {
    const view = viewOf(state, columns)
    expect(readView(JSON.parse(JSON.stringify(view)), fields)).toEqual(view)
    expect(view).not.toHaveProperty('pageNo')
  })

  it.each([null, 7, 'x', [], {}, { filters: 1, sort: {}, pageSize: -1, columns: [] }])(
    'is the list as it begins where %j was kept',
    (kept) => {
      expect(readView(kept, fields)).toEqual(viewOf(initialListState(), NO_LIST_CHOICES))
    },
  )

  it('leaves out conditions on fields that are gone, and modes that there are not', () => {
    const kept = {
      filters: {
        gone: { mode: 'eq', value: 1 },
        site: { mode: 'drop', value: 1 },
        eta: { mode: 'eq', value: 2 },
      },
    }
    expect(readView(kept, fields).filters).toEqual({ eta: { mode: 'eq', value: 2 } })
  })

  it('is the same whatever the order of its keys', () => {
    const view = viewOf(state, columns)
    const turned = { ...view, sort: { order: view.sort.order, column: view.sort.column } }
    expect(sameView(view, turned)).toBe(true)
    expect(sameView(view, { ...view, pageSize: 10 })).toBe(false)
  })
})
