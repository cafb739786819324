import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { applyChanges } from '../../files/applyChanges'
import { translate } from '../../labels/translate'
import { openProject } from '../../project/project'
import type { Run } from '../commonOptions'
import { define } from '../define/define'
import { generate } from '../generate/generate'
import { manifestOf, readSkeleton } from './skeleton'

/** Options of `lading create`. */
export interface CreateOptions {
  /** Name of the package. @default the folder's */
  name?: string
  /** Without the work order that shows how a page looks. */
  empty?: boolean
}

/** Name of an npm package, as far as folders suggest one. */
const PACKAGE_NAME = /^[a-z0-9][a-z0-9._-]{0,213}$/

/** Makes a portal of one's own in an empty folder: application, server, and one entity as an example. */
export async function create(
  run: Run,
  [folder]: readonly string[],
  options: CreateOptions,
): Promise<ExitCode> {
  const root = resolve(run.folder, folder!)
  const name = options.name ?? packageName(basename(root))
  if (!PACKAGE_NAME.test(name)) {
    throw new Failure(EXIT.usage, 'package-name', `"${name}" cannot be the name of a package.`, {
      fix: 'Name it with --name, e.g. --name my-portal.',
    })
  }
  if (existsSync(root) && readdirSync(root).some((entry) => entry !== '.git')) {
    throw new Failure(EXIT.refused, 'not-empty', `The folder "${folder}" is not empty.`, {
      fix: 'Name a new one: nothing that is there is ever overwritten.',
    })
  }
  const skeleton = readSkeleton(run.io.env['LADING_SKELETON'])
  mkdirSync(root, { recursive: true })
  const files = { ...skeleton.files, 'package.json': manifestOf(name, skeleton) }
  applyChanges(
    root,
    '.lading',
    Object.entries(files).map(([path, text]) => ({ path, text })),
  )
  if (!options.empty) await addExample(run, root)
  run.output.message(`Next: cd ${/\s/.test(folder!) ? `"${folder}"` : folder} && npm install && npm start`)
  run.output.result([`create        ${folder} (${Object.keys(files).length} files)`], {
    command: 'create',
    folder: root,
    name,
    files: Object.keys(files).sort(),
  })
  return EXIT.ok
}

/** The folder's name as one of a package; a Chinese one is translated or spelt. */
function packageName(folder: string): string {
  const plain = /^[\p{Script=Han}\s]+$/u.test(folder) ? translate(folder).join('-') : folder
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
}

/** The work order of labels/work-order.txt, as somebody would add it. */
async function addExample(run: Run, root: string): Promise<void> {
  const silent: Run = {
    ...run,
    line: 'generate',
    mayAsk: false,
    folder: root,
    project: () => openProject(root),
    output: run.output.muted(),
  }
  await define(silent, ['labels/work-order.txt'], { area: 'service' })
  await generate(silent, [], {})
}
