import { expect, it } from 'vitest'
import { readFigures } from './importFigures'

it('takes the noise of binary fractions off numbers, and leaves what the rules shall refuse', () => {
  const text = { zh: '值', en: 'Value' }
  const fields = {
    price: { kind: 'money', ...text },
    at: { kind: 'datetime', ...text },
    name: { kind: 'text', ...text },
  } as const
  const records = [
    { price: 0.1 + 0.2, at: '12/24/2026 8:30 PM', name: 0.1 + 0.2 },
    { price: 12.3456, at: '2026-12-24 08:30:00.5', name: '24.12.2026' },
    { price: '12.3456', at: null, name: null },
  ]
  expect(readFigures(fields, records).size).toBe(0)
  expect(records).toEqual([
    { price: 0.3, at: '2026-12-24 20:30:00', name: 0.1 + 0.2 },
    { price: 12.3456, at: '2026-12-24 08:30:00.5', name: '24.12.2026' },
    { price: '12.3456', at: null, name: null },
  ])
})
