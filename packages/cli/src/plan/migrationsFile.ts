import type { EntityLock } from '../lock/entityLock'
import type { Project } from '../project/project'
import { readProjectFile } from '../project/project'

/** Is this the file of an entity's migration steps? */
export function isMigrations(path: string): boolean {
  return path.endsWith('.migrations.ts')
}

/** Ids of the steps in the file as it is: people add steps there that the lock does not know. */
export function idsOnDisk(project: Project, lock: EntityLock | undefined): string[] {
  const path = Object.keys(lock?.files ?? {}).find(isMigrations)
  return idsIn((path && readProjectFile(project, path)) ?? '')
}

/** The text with the rendered steps that it lacks, at the end of its list; as it is when nothing is missing. */
export function addMissingSteps(text: string, rendered: string): string {
  const known = new Set(idsIn(text))
  const missing = rendered
    .split(/^ {2}\{\n(?= {4}id: )/m)
    .slice(1)
    .map((step) => `  {\n${step.slice(0, step.indexOf('\n  },') + '\n  },'.length)}\n`)
    .filter((step) => !idsIn(step).some((id) => known.has(id)))
  const end = text.lastIndexOf(']')
  return missing.length === 0 || end < 0 ? text : text.slice(0, end) + missing.join('') + text.slice(end)
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/\bid: (['"])(\w+)\1/g)].map(([, , id]) => id!)
}
