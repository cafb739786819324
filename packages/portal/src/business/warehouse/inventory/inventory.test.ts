import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { inventory } from './inventory.entity'

describe('Inventory', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(inventory, {}, {}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([])
  })
})
