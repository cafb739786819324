import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { logPick } from './logPick.entity'

describe('LogPick', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(logPick, {}, { logPickLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'customer',
      'company',
      'site',
      'department',
      'logPickLine.itemId',
      'logPickLine.quantity',
    ])
  })

  it.each([
    ['planned', ['collect', 'cancel']],
    ['picked', ['cancelCollect', 'arrive']],
    ['arrived', []],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(logPick, { rmsPickStatus: state })).toEqual(steps)
  })
})
