import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import type { ServerPart } from '@lading/templates'
import { renderModules } from '@lading/templates'
import { insideRoot } from '../files/safePath'
import type { Format } from '../merge/formatter'
import { sameTokens } from '../merge/sameTokens'
import type { Project } from '../project/project'
import { projectFiles, readProjectFile } from '../project/project'
import type { PlannedFile } from './planEntity'

/** The const that a server part exports: `export const quotationServer = …`. */
const EXPORTED = /^export const (\w+Server)\b/m

/** The derived list of every `*.server.ts`, as it is once the planned files are written. */
export async function planModules(
  project: Project,
  planned: readonly PlannedFile[],
  format: Format,
): Promise<PlannedFile> {
  const path = project.config.modules
  const texts = new Map(
    projectFiles(project, project.config.business, /\.server\.ts$/).map((file) => [
      file,
      readProjectFile(project, file)!,
    ]),
  )
  for (const file of planned) {
    if (!file.path.endsWith('.server.ts')) continue
    if (file.action === 'delete') texts.delete(file.path)
    else if (file.text !== undefined) texts.set(file.path, file.text)
  }
  const parts: ServerPart[] = []
  for (const [file, text] of texts) {
    const name = EXPORTED.exec(text)?.[1]
    if (name) parts.push({ name, from: moduleFrom(path, file) })
  }
  const render = renderModules(parts)
  const absolute = insideRoot(project.root, path)
  const before = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined
  if (before === undefined && parts.length === 0) return { path, action: 'same', before, text: undefined }
  if (before === undefined) return { path, action: 'create', before, text: await format(path, render) }
  const same = sameTokens(before.replaceAll('\r\n', '\n'), render, project.derived)
  return {
    path,
    action: same ? 'same' : 'update',
    before,
    text: same ? undefined : await format(path, render),
  }
}

function moduleFrom(list: string, file: string): string {
  const path = posix.relative(dirname(list), file).replace(/\.ts$/, '')
  return path.startsWith('.') ? path : `./${path}`
}
