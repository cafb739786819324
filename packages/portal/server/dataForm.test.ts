import { describe, expect, it } from 'vitest'
import type { DataFormError } from '@lading/core/data-form'
import { fromData, readData, toData } from '@lading/core/data-form'
import { definitionFaults, shapeFaults, sysOutbox } from '@lading/core/entity'
import { modules } from './modules.gen'

/** What data cannot say of the portal's own entities, with the reason; everything else goes there and back. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  // The newest of the rates: no formula looks for a line.
  currency: ['derive.rate', 'derive.rateDate'],
  // The documentation's example of functions; its check counts lines, which no condition does.
  saQuotation: [
    'lines.saQuotationLine.derive.subtotal',
    'derive.amount',
    'checks.hasLines.when',
    'checks.hasLines.assert',
  ],
}

const entities = [...modules.flatMap(({ entity }) => entity ?? []), sysOutbox]

it('knows the entities of the portal', () => {
  expect(entities.length).toBeGreaterThan(40)
})

describe.each(entities.map((entity) => ({ key: entity.key, entity })))('$key as data', ({ key, entity }) => {
  it('is the same definition', () => {
    const functions = FUNCTIONS[key] ?? []
    expect([...shapeFaults(entity), ...definitionFaults(entity)]).toEqual([])
    if (functions.length === 0) {
      const data = JSON.parse(JSON.stringify(toData(entity))) as unknown
      expect(readData(data)).toEqual({ ok: true, definition: entity })
      return
    }
    try {
      toData(entity)
      expect.unreachable('it has no function any more: take it off the list')
    } catch (error) {
      expect((error as DataFormError).findings.map(({ path }) => path)).toEqual(functions)
    }
    // With their functions named, it goes there and back, too.
    const named = Object.fromEntries(
      functions.map((path, at) => [
        `own${at}`,
        path.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], entity),
      ]),
    ) as Record<string, () => unknown>
    expect(fromData(JSON.parse(JSON.stringify(toData(entity, named))), named)).toEqual(entity)
  })
})
