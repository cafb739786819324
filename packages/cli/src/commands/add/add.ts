import { existsSync, readFileSync } from 'node:fs'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure } from '../../console/failure'
import { didYouMean } from '../../console/suggest'
import { applyChanges, recover } from '../../files/applyChanges'
import { insideRoot } from '../../files/safePath'
import { applyRun } from '../../history/history'
import type { Prompt } from '../../host/plopHost'
import { runGenerator } from '../../host/plopHost'
import { plopfileGenerators } from '../../host/plopfile'
import { projectFormatter } from '../../merge/formatter'
import type { PlannedFile } from '../../plan/planEntity'
import { planModules } from '../../plan/planModules'
import { unifiedDiff } from '../../plan/unifiedDiff'
import type { Project } from '../../project/project'
import type { Run } from '../commonOptions'
import { define } from '../define/define'
import { generate } from '../generate/generate'
import { builtIn } from './generators'
import type { Part } from './generators'
import { libraryParts, libraryRoot } from './libraryParts'

/** Options of `lading add`. */
export interface AddOptions {
  area?: string
  zh?: string
  en?: string
  /** Answers of a project's own generator: `key=value`. */
  set?: string[]
  dryRun?: boolean
  diff?: boolean
}

/** Adds a part: one of the tool's, or one that the project's plopfile says how to make. */
export async function add(
  run: Run,
  [what, name]: readonly (string | undefined)[],
  options: AddOptions,
): Promise<ExitCode> {
  const project = run.project()
  const own = (await plopfileGenerators(project.root)).map((each): Part => ({ ...each, changes: true }))
  const library = libraryRoot(project.root)
  const ours = [...builtIn(project), ...(library === undefined ? [] : libraryParts(library))]
  const parts = [...ours.filter((each) => !own.some((other) => other.name === each.name)), ...own]
  if (what === undefined) return listed(run, [...parts, ENTITY])
  if (what === ENTITY.name && !own.some((each) => each.name === what)) return addEntity(run, name, options)
  const part = parts.find((each) => each.name === what)
  if (!part) {
    const known = parts.map((each) => each.name)
    throw new Failure(
      EXIT.usage,
      'no-part',
      `There is no "${what}" to add.${didYouMean(what, [...known, ENTITY.name])}`,
      {
        fix: ELSEWHERE.get(what) ?? `Parts: ${[...known, ENTITY.name].join(', ')}.`,
      },
    )
  }
  if (!options.dryRun) recover(project.root, project.config.state)
  const known = answersOf(part, name, options)
  for (const prompt of part.prompts) checkAnswer(run, prompt, known)
  const { files, answers } = await runGenerator({
    name: part.name,
    known,
    prompts: [...part.prompts],
    render: (given) => part.render(given as Record<string, string>),
  })
  if (run.mayAsk && Object.keys(answers).length > Object.keys(known).length)
    run.output.message(`The same without questions: lading add ${commandOf(part, answers)}`)
  const place = part.library === undefined ? project : { ...project, root: part.library }
  const planned = await planFiles(place, part, files)
  const changes = planned.filter(({ text }) => text !== undefined).map(({ path, text }) => ({ path, text }))
  if (options.dryRun) run.output.message('Dry run: nothing was written.')
  else if (part.library === undefined) applyRun(project, run.line, changes)
  // The library is no project of the tool: what is written there is taken back with version control.
  else applyChanges(part.library, project.config.state, changes)
  const shown = planned.filter(({ action }) => action !== 'same')
  run.output.result(
    [
      ...shown.map(({ path, action }) => `${action.padEnd(14)}${path}`),
      ...(options.diff
        ? shown.map(({ path, before, text }) => unifiedDiff(path, before ?? '', text ?? ''))
        : []),
    ],
    {
      command: 'add',
      part: part.name,
      dryRun: options.dryRun === true,
      files: shown.map(({ path, action }) => ({ path, action })),
    },
  )
  return EXIT.ok
}

/** What people look for here and is made in another way. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  [
    'resource',
    'A resource comes with its entity: lading add entity "Trip (logTrip): tripNo, driver" --area logistics.',
  ],
  [
    'picker',
    'A field picks records of any entity with kind "record" and its ref; docs/how-to/picker.md shows one of your own.',
  ],
  ['kind', 'Kinds of fields belong to the library: add one in its checkout (docs/how-to/kind.md).'],
])

const ENTITY: Pick<Part, 'name' | 'about' | 'prompts'> = {
  name: 'entity',
  about:
    'a definition out of labels, with its pages: add entity "Trip (logTrip): tripNo, driver" --area logistics',
  prompts: [{ type: 'input', name: 'name', message: 'Labels' }],
}

/** An entity in one go: what `define` makes of the labels, then what `generate` makes of that. */
async function addEntity(run: Run, labels: string | undefined, options: AddOptions): Promise<ExitCode> {
  if (labels === undefined)
    throw new Failure(EXIT.usage, 'missing-answer', 'The labels are missing.', {
      fix: 'Write them behind it: add entity "Trip (logTrip): tripNo, driver" --area logistics',
    })
  const given: Run = { ...run, io: { ...run.io, stdin: () => labels } }
  const { area, dryRun, diff } = options
  const defined = await define(given, ['-'], {
    ...(area ? { area } : {}),
    ...(dryRun ? { dryRun } : {}),
    ...(diff ? { diff } : {}),
  })
  return defined !== EXIT.ok || dryRun ? defined : generate(run, [], diff ? { diff } : {})
}

function listed(run: Run, parts: readonly Pick<Part, 'name' | 'about' | 'prompts'>[]): ExitCode {
  const width = Math.max(...parts.map(({ name }) => name.length)) + 2
  run.output.result(
    parts.map(({ name, about }) => `${name.padEnd(width)}${about}`),
    {
      command: 'add',
      parts: parts.map(({ name, about, prompts }) => ({
        name,
        about,
        answers: prompts.map((each) => each.name),
      })),
    },
  )
  return EXIT.ok
}

function answersOf(
  { prompts, changes }: Part,
  name: string | undefined,
  options: AddOptions,
): Record<string, string> {
  const asked = prompts.map((each) => each.name)
  const given: Record<string, string> = {}
  // The first question is what the part is called, in all that are made here.
  if (name !== undefined) given[prompts[0]?.name ?? 'name'] = name
  for (const key of ['area', 'zh', 'en'] as const) if (options[key] !== undefined) given[key] = options[key]
  for (const pair of options.set ?? []) {
    const at = pair.indexOf('=')
    const key = pair.slice(0, Math.max(at, 0))
    if (at <= 0 || key in {})
      throw new Failure(EXIT.usage, 'answer', `"${pair}" is no answer.`, { fix: 'Write --set key=value.' })
    // A plopfile may read more than it asks for.
    if (!changes && !asked.includes(key))
      throw new Failure(EXIT.usage, 'answer', `"${key}" is not asked for.${didYouMean(key, asked)}`, {
        fix: `Answers: ${asked.join(', ')}.`,
      })
    given[key] = pair.slice(at + 1)
  }
  return given
}

/** An answer that is given must be a good one; one that is missing can be asked for only on a terminal. */
function checkAnswer(
  run: Run,
  { name, validate, default: standard }: Prompt,
  known: Record<string, string>,
): void {
  const flag = ['area', 'zh', 'en'].includes(name) ? `--${name} …` : `--set ${name}=…`
  if (known[name] === undefined) {
    if (run.mayAsk) return
    if (standard === undefined)
      throw new Failure(EXIT.usage, 'missing-answer', `"${name}" is missing.`, {
        fix: `Give it with ${flag}.`,
      })
    known[name] = String(standard)
  }
  const fault = validate?.(known[name])
  if (fault !== undefined && fault !== true)
    throw new Failure(EXIT.usage, 'answer', `"${known[name]}" cannot be the ${name}. ${fault}`, {
      fix: `Give another with ${flag}.`,
    })
}

function commandOf(part: Part, answers: Record<string, unknown>): string {
  return [
    part.name,
    ...Object.entries(answers).map(([key, value]) => `--set ${key}=${JSON.stringify(value)}`),
  ].join(' ')
}

/** Files as they are to be, and the list of server parts with them. A file that is there is changed by plopfiles only. */
async function planFiles(
  project: Project,
  part: Part,
  files: readonly { path: string; text: string }[],
): Promise<PlannedFile[]> {
  const format = await projectFormatter(project.root, project.derived)
  const planned: PlannedFile[] = []
  for (const { path, text } of files) {
    const absolute = insideRoot(project.root, path)
    const before = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined
    if (before !== undefined && !part.changes)
      throw new Failure(EXIT.refused, 'file-there', 'The file is there already.', {
        place: { file: path },
        fix: 'Choose another name, or move it away.',
      })
    const formatted = await format(path, text).catch(() => text)
    const action = before === undefined ? 'create' : before === formatted ? 'same' : 'update'
    planned.push({ path, action, before, text: action === 'same' ? undefined : formatted })
  }
  return [...planned, await planModules(project, planned, format)]
}
