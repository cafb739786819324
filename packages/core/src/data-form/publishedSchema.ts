import { entityDataSchema } from './entitySchema'

/** `@lading/core/entity.schema.json`: the JSON Schema of a definition as data, written by the build. */
export const publishedSchema = (): string =>
  `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Lading entity definition',
      ...entityDataSchema,
    },
    null,
    2,
  )}\n`
