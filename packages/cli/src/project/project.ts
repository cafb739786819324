import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { insideRoot } from '../files/safePath'
import type { Derived } from '../host/derived'
import { openDerived } from '../host/derived'
import type { EntityLock } from '../lock/entityLock'
import type { LadingConfig, ResolvedConfig } from './config'
import { resolveConfig } from './config'
import { loadModule } from './loadModule'

/** The name that marks the root of a project. */
export const CONFIG_FILE = 'lading.config.ts'

/** The project a command works on. */
export interface Project {
  /** Absolute, links resolved. Nothing outside is ever written. */
  root: string
  config: ResolvedConfig
  /** What need not be computed again. @default nothing is kept */
  derived?: Derived
  /**
   * Contents that are about to be written, by path: what is planned sees them in place of those on the disk. Undefined:
   * the file is about to be removed.
   */
  drafts?: ReadonlyMap<string, string | undefined>
  /** Locks that are about to be written, by entity. Undefined: about to be removed. */
  locks?: Map<string, EntityLock | undefined>
}

/** The content of a file of the project, drafts first; undefined when there is none. */
export function readProjectFile({ root, drafts }: Project, path: string): string | undefined {
  if (drafts?.has(path)) return drafts.get(path)
  const absolute = insideRoot(root, path)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined
}

/** Paths of all files below a folder whose name ends so, drafts among them, ordered; what installed packages hold is not. */
export function projectFiles(
  { root, drafts = new Map() }: Project,
  folder: string,
  ending: RegExp,
): string[] {
  const absolute = join(root, folder)
  const onDisk = existsSync(absolute)
    ? readdirSync(absolute, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && ending.test(entry.name))
        .map((entry) => shownPath({ root }, join(entry.parentPath, entry.name)))
    : []
  const drafted = [...drafts.keys()].filter((path) => path.startsWith(`${folder}/`) && ending.test(path))
  return [...new Set([...onDisk, ...drafted])]
    .filter((path) => !/(^|\/)node_modules\//.test(path))
    .filter((path) => !drafts.has(path) || drafts.get(path) !== undefined)
    .sort()
}

/** The version in the project's package.json; empty when it says none. */
export function projectVersion(project: Project): string {
  try {
    const { version } = JSON.parse(readProjectFile(project, 'package.json') ?? '{}') as { version?: unknown }
    return typeof version === 'string' ? version : ''
  } catch {
    return ''
  }
}

/**
 * Finds the project of a folder: upwards to the next `lading.config.ts`, else the one project of a workspace below.
 *
 * @throws Failure `no-project` or `many-projects`
 */
export function openProject(folder: string): Project {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Failure(EXIT.usage, 'no-folder', `The folder "${folder}" does not exist.`, {
      fix: 'Name an existing folder with -C, or run the command inside of the project.',
    })
  }
  const root = upwards(realpathSync(folder)) ?? below(realpathSync(folder))
  const derived = openDerived(root)
  const loaded = loadModule(join(root, CONFIG_FILE), CONFIG_FILE, { derived })
  const config = loaded.default
  if (typeof config !== 'object' || config === null) {
    throw new Failure(EXIT.invalid, 'no-default-export', 'The configuration has no default export.', {
      place: { file: CONFIG_FILE },
      fix: `Write "export default defineConfig({})" there.`,
    })
  }
  return { root, config: checkedConfig(config as LadingConfig), derived }
}

/** The path as messages show it: relative to the root, with forward slashes. */
export function shownPath(project: Pick<Project, 'root'>, file: string): string {
  return relative(project.root, file).split(sep).join('/')
}

function upwards(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, CONFIG_FILE))) return folder
    if (dirname(folder) === folder) return undefined
  }
}

function below(start: string): string {
  const folders = (parent: string) =>
    existsSync(parent)
      ? readdirSync(parent, { withFileTypes: true })
          .filter((each) => each.isDirectory() && !each.name.startsWith('.') && each.name !== 'node_modules')
          .map(({ name }) => join(parent, name))
      : []
  const found = [...folders(start), ...folders(join(start, 'packages')), ...folders(join(start, 'apps'))]
    .filter((folder) => existsSync(join(folder, CONFIG_FILE)))
    .sort()
  if (found.length === 1) return found[0]!
  if (found.length === 0) {
    throw new Failure(EXIT.usage, 'no-project', `No ${CONFIG_FILE} was found in "${start}" or above it.`, {
      fix: 'Run the command inside of a project, name one with -C, or begin one with "lading create <folder>".',
    })
  }
  const names = found.map((each) => relative(start, each)).join(', ')
  throw new Failure(EXIT.usage, 'many-projects', `There are several projects here: ${names}.`, {
    fix: 'Name the one that is meant with -C.',
  })
}

function checkedConfig(config: LadingConfig): ResolvedConfig {
  const resolved = resolveConfig(config)
  if (resolved.target !== 'portal' && resolved.target !== 'pages')
    throw new Failure(EXIT.invalid, 'config-target', `"${String(resolved.target)}" is no target.`, {
      place: { file: CONFIG_FILE },
      fix: 'Write portal or pages.',
    })
  for (const name of ['business', 'modules', 'templates', 'state'] as const) {
    const path = resolved[name]
    const inside =
      typeof path === 'string' && path !== '' && !relative('/root', resolve('/root', path)).startsWith('..')
    if (!inside || path.includes('\\')) {
      throw new Failure(
        EXIT.invalid,
        'config-path',
        `"${name}" must be a folder or file inside of the project.`,
        {
          place: { file: CONFIG_FILE },
          fix: 'Use a relative path with forward slashes, without "..".',
        },
      )
    }
  }
  return resolved
}
