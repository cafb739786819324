import { expect, it } from 'vitest'
import { lower } from './lower'

it.each([
  ['Customer name', 'customer name'],
  ['E-mail', 'e-mail'],
  ['Remark', 'remark'],
  ['Follow-up date', 'follow-up date'],
  ['ETA', 'ETA'],
  ['PO number', 'PO number'],
  ['WeCom account', 'WeCom account'],
  ['English name', 'English name'],
  ['Korean won', 'Korean won'],
])('%s stands as %s within a sentence', (label, within) => {
  expect(lower(label)).toBe(within)
})
