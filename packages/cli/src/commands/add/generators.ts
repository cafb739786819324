import { renderOwnCell, renderOwnPage } from '@lading/templates'
import type { OwnCell, OwnPage } from '@lading/templates'
import type { Generator, Prompt } from '../../host/plopHost'
import { isArea } from '../../labels/names'
import { loadDefinitions } from '../../project/definitions'
import type { Project } from '../../project/project'

/** Something that `lading add` makes. */
export interface Part {
  name: string
  about: string
  prompts: readonly Prompt[]
  /** It may change files that are there. @default false */
  changes?: boolean
  /** Root of the library's checkout, where it is the library that gets the part. */
  library?: string
  render(answers: Record<string, string>): ReturnType<Generator<File, object>['render']>
}

interface File {
  path: string
  text: string
}

const camel = (text: string) => isArea(text) || 'Use camelCase letters and digits.'
const pascal = (text: string) => /^[A-Z][A-Za-z0-9]{0,49}$/.test(text) || 'Use PascalCase letters and digits.'
const filled = (text: string) => text.trim() !== '' || 'Write something.'

/** What the tool makes by itself; a project's plopfile adds more. */
export function builtIn(project: Project): Part[] {
  const { config } = project
  const areas = new Set(loadDefinitions(project).map(({ entity }) => entity.area))
  return [
    {
      name: 'page',
      about: 'a page of no entity, with its route, menu entry and right',
      prompts: [
        { type: 'input', name: 'name', message: 'Name (PascalCase, e.g. ArrivalBoard)', validate: pascal },
        {
          type: 'input',
          name: 'area',
          message: 'Business area (camelCase, e.g. logistics)',
          validate: camel,
        },
        { type: 'input', name: 'zh', message: 'Title in Chinese', validate: filled },
        { type: 'input', name: 'en', message: 'Title in English', validate: filled },
      ],
      render: (answers) =>
        renderOwnPage(
          { ...(answers as unknown as OwnPage), newArea: !areas.has(answers['area']!) },
          config.business,
        ),
    },
    {
      name: 'cell',
      about: 'a column type of the grid, with its test',
      prompts: [{ type: 'input', name: 'name', message: 'Name (camelCase, e.g. stars)', validate: camel }],
      render: (answers) => renderOwnCell(answers as unknown as OwnCell, 'src/cells'),
    },
  ]
}
