import { toneOf } from '@lading/core/entity'
import { expect, it, vi } from 'vitest'
import { asColours, readOwnColours } from './ownColours'
import type { OwnColour } from './ownColours'

const own: OwnColour[] = [
  { field: 'quantity', op: 'ge', value: 100, tone: 'danger' },
  { field: 'unit', op: 'eq', value: 'KG', tone: 'info', row: true },
  { field: 'due', op: 'empty', tone: 'muted' },
]

it('colours cells by the first condition that holds for them', () => {
  const tones = (row: Record<string, unknown>) =>
    ['quantity', 'unit', 'due'].map((key) => toneOf(asColours(own), row, key))
  expect(tones({ quantity: 99.99, unit: 'PCS', due: '2026-01-01' })).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(tones({ quantity: '100.00', unit: 'KG', due: '' })).toEqual(['danger', 'info', 'info'])
  expect(tones({ unit: 'PCS' })).toEqual([undefined, undefined, 'muted'])
})

it('colours nothing by a condition that throws', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => {
    throw new Error('no')
  }
  expect(
    toneOf(
      [
        { when: broken, tone: 'danger' },
        { when: () => true, tone: 'info' },
      ],
      {},
      'a',
    ),
  ).toBe('info')
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})

it('reads what it has kept, and leaves out what is broken', () => {
  expect(readOwnColours(JSON.parse(JSON.stringify(own)))).toEqual(own)
  const broken = [
    null,
    7,
    {},
    { ...own[0], tone: 'pink' },
    { ...own[0], op: 'has' },
    { ...own[0], value: {} },
  ]
  expect(readOwnColours(broken)).toEqual([])
  expect(readOwnColours('x')).toEqual([])
  expect(readOwnColours(Array.from({ length: 99 }, () => own[0]))).toHaveLength(50)
})
