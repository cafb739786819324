import { describe, expect, it } from 'vitest'
import { pageKind } from './pageKind'

const lines = { stop: { label: { zh: '站点', en: 'Stops' }, fields: {}, columns: [] } }

describe('the kind of an entity’s pages', () => {
  it('follows from its lines where the definition says nothing', () => {
    expect(pageKind({})).toEqual({ list: 'table', form: 'modal', edits: true })
    expect(pageKind({ lines })).toEqual({ list: 'table', form: 'page', edits: true })
    expect(pageKind({ lines: {} })).toEqual({ list: 'table', form: 'modal', edits: true })
  })

  it('is what the definition names', () => {
    expect(pageKind({ style: 'modal', lines })).toEqual({ list: 'table', form: 'modal', edits: true })
    expect(pageKind({ style: 'page' })).toEqual({ list: 'table', form: 'page', edits: true })
    expect(pageKind({ style: 'tree', lines })).toEqual({ list: 'tree', form: 'modal', edits: true })
    expect(pageKind({ style: 'erp', lines })).toEqual({ list: 'erp', form: 'page', edits: true })
    expect(pageKind({ style: 'cards' })).toEqual({ list: 'cards', form: 'modal', edits: true })
  })

  it('edits nothing in reports and lists to choose from', () => {
    for (const style of ['report', 'selection'] as const)
      expect(pageKind({ style, lines })).toEqual({ list: style, form: 'modal', edits: false })
  })
})
