import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { stockEntry } from './stockEntry.entity'

describe('StockEntry', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(stockEntry, {}, {}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([])
  })
})
