import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { didYouMean } from '../../console/suggest'
import { applyRun } from '../../history/history'
import type { LockedFile } from '../../lock/entityLock'
import { lockPath, lockText, readLock } from '../../lock/lock'
import { projectFormatter } from '../../merge/formatter'
import { loadDefinitions } from '../../project/definitions'
import type { Run } from '../commonOptions'

/** Leaves pages of an entity to their owner for good: all of them, or the named ones (by their file names). */
export async function detach(run: Run, [key, ...names]: readonly string[]): Promise<ExitCode> {
  const project = run.project()
  loadDefinitions(project, [key!])
  const lock = readLock(project, key!)
  if (!lock) {
    throw new Failure(EXIT.refused, 'not-generated', `The pages of "${key}" were never generated.`, {
      fix: `There is nothing to detach; generate them with "lading generate ${key}".`,
    })
  }
  const wanted = names.length > 0 ? names.map((name) => pathOf(name, lock.files)) : Object.keys(lock.files)
  const files = Object.fromEntries(
    Object.entries(lock.files).map(([path, file]): [string, LockedFile] => {
      // Routes follow from the definition: what is not rendered would be out of date with the next field.
      const leaves = wanted.includes(path) && file.owner === 'page'
      return [path, leaves ? { ...file, owner: 'detached' } : file]
    }),
  )
  const left = wanted.filter((path) => files[path]!.owner === 'detached')
  const path = lockPath(project, key!)
  const format = await projectFormatter(project.root, project.derived)
  const text = await format(path, lockText({ ...lock, files }))
  applyRun(project, run.line, left.length > 0 ? [{ path, text }] : [])
  run.output.result(
    left.map((each) => `${'detached'.padEnd(14)}${each}`),
    { command: 'detach', entity: key, files: left },
  )
  run.output.message(`They are generated no more. Take them back with "lading adopt ${key}".`)
  return EXIT.ok
}

function pathOf(name: string, files: Readonly<Record<string, LockedFile>>): string {
  const found = Object.keys(files).find((path) => path === name || path.endsWith(`/${name}`))
  const known = Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1))
  if (!found) {
    throw new Failure(
      EXIT.usage,
      'no-file',
      `No generated file is called "${name}".${didYouMean(name, known)}`,
      {
        fix: `Generated are: ${known.join(', ')}.`,
      },
    )
  }
  if (files[found]!.owner !== 'derived') return found
  throw new Failure(EXIT.refused, 'derived', `${name} follows from the definition and cannot be detached.`, {
    place: { file: found },
    fix: 'Put what is to be different into the definition.',
  })
}
