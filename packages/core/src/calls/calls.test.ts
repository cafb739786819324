import { describe, expect, expectTypeOf, it } from 'vitest'
import { callOf, operations } from '../contract'
import type { Operation, OperationId } from '../contract'
import { calls } from './calls'

describe('calls', () => {
  it('are those of the contract: `npm run calls` writes them anew', () => {
    const expected = Object.fromEntries(
      Object.entries<Operation>(operations).map(([id, operation]) => [id, callOf(operation)]),
    )
    expect(calls).toEqual(expected)
  })

  it('hold no schema', () => {
    expect(JSON.stringify(calls)).not.toContain('"type"')
    const known = ['id', 'method', 'path', 'answer', 'public', 'signed']
    expect(
      Object.values<object>(calls)
        .flatMap(Object.keys)
        .filter((key) => !known.includes(key)),
    ).toEqual([])
  })

  it('are typed by the schemas of the contract', () => {
    expectTypeOf<keyof typeof calls>().toEqualTypeOf<OperationId>()
    expectTypeOf<NonNullable<typeof calls.roleAdd.body>>().toEqualTypeOf<
      NonNullable<typeof operations.roleAdd.body>
    >()
    expectTypeOf<NonNullable<typeof calls.userList.result>>().toEqualTypeOf<
      typeof operations.userList.result
    >()
  })
})
