import type { Operation } from '@lading/core/contract'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** A part of a call that its schema refuses. */
export interface WrongInput {
  part: 'query' | 'body'
  value: Record<string, unknown> | unknown[]
}

interface ObjectSchema {
  properties?: Record<string, TSchema & { type?: string; maxLength?: number }>
  required?: string[]
}

/** Longer texts do not belong into an address. */
const MAX_LENGTH = 2_000

/** Wrong inputs of one call: what tells them is one place for all. */
const LIMIT = 4

/** Something that fits, as far as it can be made up. */
function fitting(schema: TSchema): Record<string, unknown> {
  try {
    return Value.Create(schema) as Record<string, unknown>
  } catch {
    return {}
  }
}

/**
 * What clients get wrong of a call: each member that must be there is left out, and each is sent as something else, too
 * long, or as a list. Only what the schema refuses is given: nothing of it is ever carried out.
 */
export function wrongInputs(operation: Operation): WrongInput[] {
  const of = (part: WrongInput['part'], schema: TSchema | undefined): WrongInput[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = schema as ObjectSchema
    const base = fitting(schema)
    const without = (name: string) => Object.fromEntries(Object.entries(base).filter(([key]) => key !== name))
    const odd = part === 'query' ? ['odd'] : [{ odd: true }]
    const tries = [
      ...required.map(without),
      ...Object.keys(properties).flatMap((name) => odd.map((value) => ({ ...base, [name]: value }))),
      ...Object.entries(properties).flatMap(([name, { maxLength = MAX_LENGTH }]) =>
        maxLength < MAX_LENGTH ? [{ ...base, [name]: 'x'.repeat(maxLength + 1) }] : [],
      ),
      ...(part === 'body' ? [[]] : []),
    ]
    return tries
      .filter((value) => {
        const read = part === 'query' ? Value.Convert(schema, structuredClone(value)) : value
        return !Value.Check(schema, read)
      })
      .slice(0, LIMIT)
      .map((value) => ({ part, value }))
  }
  return [...of('query', operation.query), ...(operation.query ? [] : of('body', operation.body))]
}
