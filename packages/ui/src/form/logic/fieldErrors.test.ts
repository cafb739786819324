import { describe, expect, it } from 'vitest'
import { fieldErrors, recordMessages } from './fieldErrors'

const issues = [
  { field: 'eta', message: 'too early' },
  { field: 'eta', message: 'second' },
  { field: 'nowhere', message: 'unknown field' },
  { message: 'whole record' },
  { message: 'whole record' },
  { line: 'orderLine', rowId: '1', field: 'eta', message: 'of a line' },
]
const known = (field: string) => field === 'eta'

describe('issues of a record', () => {
  it('go to their fields, first message first', () => {
    expect(fieldErrors(issues, known)).toEqual({ eta: { type: 'rule', message: 'too early' } })
  })

  it('stand above the form when they have no field there', () => {
    expect(recordMessages(issues, known)).toEqual(['unknown field', 'whole record'])
  })
})
