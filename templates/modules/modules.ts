import type { Hole } from '../code/code'
import { code } from '../code/code'

/** One `*.server.ts`: the const it exports and its module, relative to the list. */
export interface ServerPart {
  name: string
  from: string
}

/** The list of server parts that the portal's server is composed of. */
export function renderModules(parts: readonly ServerPart[]): string {
  const ordered = [...parts].sort((a, b) => (a.from < b.from ? -1 : 1))
  const each = (render: (part: ServerPart) => Hole) => ordered.map(render)
  return code`
// Derived from every *.server.ts by \`lading generate\`: edits here are overwritten.
import type { ServerModule } from '@lading/server'
${each(({ name, from }) => code`import { ${name} } from '${from}'`)}

/** The business modules of the portal's server. */
export const modules: ServerModule[] = [
  ${each(({ name }) => code`${name},`)}
]
`.text
}
