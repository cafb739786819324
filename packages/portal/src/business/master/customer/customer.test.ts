import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { customer } from './customer.entity'

describe('Customer', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(customer, {}, {}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual(['code', 'name', 'status'])
  })
})
