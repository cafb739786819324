import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TemplateName } from '@lading/templates'
import { TEMPLATES } from '@lading/templates'
import { EXIT } from '../../console/exitCode'
import { Failure } from '../../console/failure'

/** Beside the built tool; from its sources the templates themselves are there. */
const BUILT = './templates.json'
const OWN = '../../../../../templates'

/**
 * The source of a template as a project keeps it: what it needs of the tool comes from `@lading/cli`.
 *
 * @throws Failure `no-templates` when the tool came without them
 */
export function templateSource(name: TemplateName): string {
  const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const [built, own] = [beside(BUILT), beside(`${OWN}/${TEMPLATES[name]}`)]
  if (existsSync(built))
    return adapted((JSON.parse(readFileSync(built, 'utf8')) as Record<string, string>)[TEMPLATES[name]]!)
  if (existsSync(own)) return adapted(readFileSync(own, 'utf8'))
  throw new Failure(EXIT.refused, 'no-templates', 'The templates are not here: the tool was not built.', {
    fix: 'Use the published package (npx @lading/cli eject …).',
  })
}

/** Imports of other parts of the templates lead to the tool. */
function adapted(source: string): string {
  return source.replaceAll(/^(import (?:type )?\{[^}]*\} from )'\.{1,2}\/[^']+'$/gm, `$1'@lading/cli'`)
}
