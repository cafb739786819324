import type { FastifySchemaCompiler } from 'fastify'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import type { TSchema } from 'typebox'

/**
 * Checks the parts of a request against the contract's schemas. Query and path texts are read as the schema's
 * types; members of a body that a closed schema does not name are taken out (mass assignment, security.md §3, threat 9),
 * and no value of a body changes its type.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema)
  const closed = (schema as { additionalProperties?: unknown }).additionalProperties === false
  return (value: unknown) => {
    const read =
      httpPart === 'body' ? (closed ? Value.Clean(schema, value) : value) : Value.Convert(schema, value)
    if (check.Check(read)) return { value: read }
    const [first] = check.Errors(read)
    return {
      error: Object.assign(new Error(first?.message ?? 'is not valid'), {
        validation: [{ instancePath: first?.instancePath ?? '', message: first?.message ?? 'is not valid' }],
        validationContext: httpPart,
      }),
    }
  }
}
