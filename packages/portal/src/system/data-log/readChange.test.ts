import { describe, expect, it } from 'vitest'
import { readChange } from './readChange'

describe('readChange', () => {
  it('reads old and new values, and what became of the lines', () => {
    const content = JSON.stringify({
      fields: { port: ['CNSHA', 'SGSIN'], remark: [null, 'x'] },
      lines: {
        parts: {
          added: [{ id: '3' }],
          changed: [{ id: '1', fields: { price: ['1.00', '2.00'] } }],
          removed: [],
        },
        none: { added: [], changed: [], removed: [] },
      },
    })
    expect(readChange(content)).toEqual({
      values: [
        { name: 'port', before: 'CNSHA', after: 'SGSIN' },
        { name: 'remark', before: null, after: 'x' },
      ],
      lines: [
        {
          key: 'parts',
          added: 1,
          removed: 0,
          changed: [{ id: '1', values: [{ name: 'price', before: '1.00', after: '2.00' }] }],
          changedCount: 1,
        },
      ],
    })
  })

  it('reads the numbers of a very large change', () => {
    const content = JSON.stringify({ fields: {}, lines: { parts: { added: 0, changed: 5000, removed: 2 } } })
    expect(readChange(content).lines).toEqual([
      { key: 'parts', added: 0, removed: 2, changed: [], changedCount: 5000 },
    ])
  })

  it.each(['', 'x', '[]', '{"fields":[1],"lines":3}', undefined])('reads nothing from %j', (content) => {
    expect(readChange(content)).toEqual({ values: [], lines: [] })
  })
})
