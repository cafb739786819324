import { code } from '../code/code'
import type { PageModel } from '../model'

/** The server's part of an entity: its resource, and hooks for what is special about it. */
export function renderServer({ entity, key, camel }: PageModel): string {
  return code`
import { defineResource, seedRows } from '@lading/server'
import { ${key} } from './${key}.entity'
import { ${`${key}Migrations`} } from './${key}.migrations'

/** ${entity.label.zh}: calls below \`${`/${entity.area}/${key}`}\`. */
export const ${`${camel}Server`} = defineResource(${key}, {
  migrations: ${`${key}Migrations`},
  hooks: {},
  // Believable rows for the demo; never in production.
  seed: (context) => seedRows(${key}, context),
})
`.text
}
