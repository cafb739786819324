import type { ExitCode } from '../../console/exitCode'
import { EXIT } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import type { Run } from '../commonOptions'
import { generate } from '../generate/generate'
import { adoptForm } from './adoptForm'
import type { AdoptOptions } from './adoptOptions'

/** Takes pages on the disk as edited ones, or a form of a running server as a definition of the project. */
export function adopt(run: Run, [entity]: readonly string[], options: AdoptOptions): Promise<ExitCode> {
  if (options.fromServer !== undefined) {
    if (entity === undefined) return adoptForm(run, options.fromServer, options)
    throw new Failure(EXIT.usage, 'two-sources', `"${entity}" and --from-server are two sources.`, {
      fix: 'A form keeps its key: name the form alone, and call it otherwise with "lading rename" afterwards.',
    })
  }
  if (entity !== undefined) return generate(run, [entity], { ...options, adopt: true })
  throw new Failure(EXIT.usage, 'no-entity', 'Nothing to adopt is named.', {
    fix: 'Name an entity, or a form of a server: "lading adopt --from-server visit --server http://localhost:8080".',
  })
}
