import { join } from 'node:path'
import { TEMPLATES } from '@lading/templates'
import type { PageModel, TemplateName, TemplateSet } from '@lading/templates'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { loadModule } from '../project/loadModule'
import type { Project } from '../project/project'
import { readProjectFile } from '../project/project'

/**
 * The templates that the project has of its own (`lading eject`), by name.
 *
 * @throws Failure when one cannot be run, exports no function, or does not give a text
 */
export function ownTemplates(project: Project): TemplateSet {
  const found = (Object.keys(TEMPLATES) as TemplateName[]).flatMap((name) => {
    const file = `${project.config.templates}/${name}.ts`
    return readProjectFile(project, file) === undefined ? [] : [[name, ownTemplate(project, file)] as const]
  })
  return Object.fromEntries(found)
}

function ownTemplate(project: Project, file: string): (model: PageModel) => string {
  const exported = loadModule(join(project.root, file), file, { derived: project.derived })
  const render = Object.values(exported).find((each) => typeof each === 'function') as
    | ((model: PageModel) => unknown)
    | undefined
  const refuse = (message: string, cause?: unknown) =>
    new Failure(EXIT.invalid, 'template', message, {
      place: { file },
      fix: 'Correct the template, or delete it to go back to that of the tool.',
      ...(cause === undefined ? {} : { cause }),
    })
  if (!render) throw refuse('The template exports no function.')
  return (model) => {
    let text: unknown
    try {
      text = render(model)
    } catch (cause) {
      throw refuse(
        `The template failed for "${model.key}": ${cause instanceof Error ? cause.message : String(cause)}`,
        cause,
      )
    }
    if (typeof text === 'string') return text
    throw refuse(`The template gave no text for "${model.key}".`)
  }
}
