import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { item } from './item.entity'

describe('Item', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(item, {}, {}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual(['code', 'name', 'unit', 'status'])
  })
})
