import type { FastifySchemaCompiler } from 'fastify'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import type { TSchema } from 'typebox'
import { toldRule } from './validationText'
import type { BrokenRule } from './validationText'

const UNKNOWN: BrokenRule = { instancePath: '', keyword: '', params: {} }

/**
 * Checks the parts of a request against the contract's schemas. Query and path texts are read as the schema's
 * types; members of a body that a closed schema does not name are taken out (mass assignment, security.md §3, threat 9),
 * and no value of a body changes its type.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema)
  const closed = (schema as { additionalProperties?: unknown }).additionalProperties === false
  const readAs = (value: unknown): unknown => {
    if (httpPart !== 'body') return Value.Convert(schema, value)
    return closed ? Value.Clean(schema, value) : value
  }
  return (value: unknown) => {
    let read = value
    try {
      read = readAs(value)
      if (check.Check(read)) return { value: read }
    } catch (error) {
      // A list where the schema has names with values cannot be cleaned; it is refused as what it is.
      if (!(error instanceof TypeError)) throw error
    }
    const rule = toldRule(check.Errors(read) as BrokenRule[]) ?? UNKNOWN
    return {
      error: Object.assign(new Error('the request does not have the agreed shape'), {
        validation: [rule],
        validationContext: httpPart,
      }),
    }
  }
}
