import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { vessel } from './vessel.entity'

describe('Vessel', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(vessel, {}, {}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual(['code', 'name', 'riskLevel', 'status'])
  })
})
