import { entityPaths, pageKind } from '@lading/core/entity'
import type { LoadedDefinition } from '../../project/definitions'
import type { Project } from '../../project/project'
import { projectFiles, readProjectFile } from '../../project/project'
import { readLock } from '../../lock/lock'
import { didYouMean } from '../../console/suggest'
import type { Finding } from './finding'
import { menuTexts } from './menus'

/** `key: 'logistics/board/BoardPage'` of a route. */
const KEY = /\bkey:\s*(['"])([\w-]+(?:\/[\w-]+)+)\1/g

/** Menu entries that lead to a page which is not there: who presses one sees that nothing was found. */
export function pageFaults(project: Project, definitions: readonly LoadedDefinition[]): Finding[] {
  if (project.config.target === 'pages') return []
  const { business } = project.config
  const files = new Set(projectFiles(project, business, /\.(ts|tsx)$/))
  const ofEntities = definitions.flatMap(({ entity, file }) => {
    const lock = readLock(project, entity.key)
    const server = Object.keys(lock?.files ?? {}).find((path) => path.endsWith('.server.ts'))
    // Without its server part an entity has no entry in the menu.
    if (server === undefined || !files.has(server)) return []
    const folder = file.slice(0, file.lastIndexOf('/'))
    const { name } = entity
    const needed = [
      `${folder}/${name}List.tsx`,
      ...(pageKind(entity).form === 'page' ? [`${folder}/${name}Form.tsx`] : []),
      ...Object.keys(lock!.files).filter((path) => path.endsWith('.route.ts')),
    ]
    return needed
      .filter((path) => !files.has(path))
      .map((path): Finding => {
        const message = `The menu entry of "${entity.key}" leads to a page that is not there: ${path}. Bring it back with "lading generate ${entity.key} --restore", or take the server part away, too.`
        // What is not there has no line: the definition that it belongs to is named.
        return { level: 'error', code: 'no-page', message, place: { file }, word: entity.key }
      })
  })
  const known = new Set(definitions.flatMap(({ entity }) => Object.values(entityPaths(entity).components)))
  for (const path of files)
    if (path.endsWith('.route.ts') || path.endsWith('.route.tsx'))
      for (const [, , key] of (readProjectFile(project, path) ?? '').matchAll(KEY)) known.add(key!)
  const ofParts = [...files]
    .filter((path) => path.endsWith('.server.ts'))
    .flatMap((path) =>
      menuTexts(project, readProjectFile(project, path) ?? '', 'component')
        .filter((component) => !known.has(component))
        .map((component): Finding => {
          const message = `A menu entry leads to the page "${component}", which no route has.${didYouMean(component, [...known])}`
          return { level: 'error', code: 'no-page', message, place: { file: path }, word: component }
        }),
    )
  return [...ofEntities, ...ofParts]
}
