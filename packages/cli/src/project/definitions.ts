import { join } from 'node:path'
import type { EntityDefinition } from '@lading/core/entity'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { didYouMean } from '../console/suggest'
import { checkDefinition } from './checkDefinition'
import { loadModule, readFile } from './loadModule'
import type { Project } from './project'
import { projectFiles, readProjectFile, shownPath } from './project'

/** A definition and the file it stands in (relative to the root). */
export interface LoadedDefinition {
  entity: EntityDefinition
  file: string
}

/**
 * Loads and checks the definitions of the project, ordered by key.
 *
 * @param keys only these; empty means all
 * @throws Failure when one cannot be read, is not valid, or is not there
 */
export function loadDefinitions(project: Project, keys: readonly string[] = []): LoadedDefinition[] {
  const all = projectFiles(project, project.config.business, /\.entity\.ts$/)
    .map((file) => loadDefinition(project, file))
    .sort((a, b) => (a.entity.key < b.entity.key ? -1 : 1))
  refuseTwins(all)
  if (keys.length === 0) return all
  return [...new Set(keys)].map((key) => {
    const found = all.find(({ entity }) => entity.key === key)
    if (found) return found
    const known = all.map(({ entity }) => entity.key)
    throw new Failure(EXIT.usage, 'no-entity', `There is no entity "${key}".${didYouMean(key, known)}`, {
      fix:
        known.length > 0 ? `Known entities: ${known.join(', ')}.` : 'Write one with "lading define" first.',
    })
  })
}

function loadDefinition(project: Project, file: string): LoadedDefinition {
  const read = (absolute: string) => {
    const path = shownPath(project, absolute)
    return path.startsWith('..') ? readFile(absolute) : readProjectFile(project, path)
  }
  const exported = Object.entries(
    loadModule(join(project.root, file), file, { read, derived: project.derived }),
  ).filter(([, value]) => looksLikeEntity(value))
  const [first, second] = exported
  if (!first || second) {
    throw new Failure(
      EXIT.invalid,
      'one-entity',
      first ? 'The file exports more than one definition.' : 'The file exports no definition.',
      { place: { file }, fix: 'Export exactly one "defineEntity({ … })" from it.' },
    )
  }
  const [name, entity] = first as [string, EntityDefinition]
  checkDefinition(entity, name, file, readProjectFile(project, file)!)
  return { entity, file }
}

function looksLikeEntity(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'fields' in value && 'key' in value
}

function refuseTwins(all: readonly LoadedDefinition[]): void {
  for (const property of ['key', 'name'] as const) {
    const seen = new Map<string, string>()
    for (const { entity, file } of all) {
      const id = property === 'key' ? entity.key.toLowerCase() : `${entity.area}/${entity.name}`.toLowerCase()
      const other = seen.get(id)
      if (other !== undefined) {
        throw new Failure(
          EXIT.invalid,
          'same-entity',
          `The ${property} "${entity[property]}" is taken by ${other}.`,
          {
            place: { file },
            fix: `Give one of the two another ${property}.`,
          },
        )
      }
      seen.set(id, file)
    }
  }
}
