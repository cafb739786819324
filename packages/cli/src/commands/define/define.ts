import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { entityPaths } from '@lading/core/entity'
import { renderDefinition } from '@lading/templates'
import type { DraftEntity } from '@lading/templates'
import { EXIT } from '../../console/exitCode'
import type { ExitCode } from '../../console/exitCode'
import { Failure, placeText } from '../../console/failure'
import type { FileChange } from '../../files/applyChanges'
import { insideRoot } from '../../files/safePath'
import { applyRun } from '../../history/history'
import { runGenerator } from '../../host/plopHost'
import { areaOf } from '../../infer/areas'
import { dictionariesOf } from '../../infer/dictionaries'
import { inferEntity } from '../../infer/inferEntity'
import { wordsOf } from '../../infer/words'
import { readDatabase } from '../../labels/fromDatabase'
import { isArea } from '../../labels/names'
import { readLabels, readText } from '../../labels/readLabels'
import type { LabelEntity, LabelSet } from '../../labels/types'
import type { Format } from '../../merge/formatter'
import { projectFormatter } from '../../merge/formatter'
import { unifiedDiff } from '../../plan/unifiedDiff'
import { checkDefinition } from '../../project/checkDefinition'
import { loadDefinitions } from '../../project/definitions'
import type { LoadedDefinition } from '../../project/definitions'
import type { Project } from '../../project/project'
import type { Run } from '../commonOptions'
import { explain } from './explain'
import { patchDefinition } from './patchDefinition'
import { openReferences, refsOf, withReference } from './references'

/** Options of `lading define`. */
export interface DefineOptions {
  area?: string
  explain?: string
  dryRun?: boolean
  diff?: boolean
  /** Address of a PostgreSQL whose tables are read instead of a file. */
  from?: string
  table?: string[]
}

/** One line of the result. */
interface Outcome {
  entity: string
  file: string
  action: 'create' | 'patch' | 'same'
  fields: number
  review: string[]
  diff: string
}

/**
 * Writes a definition for every new entity of label sets; new labels of known ones are printed as a patch. Entities of all
 * sets and of the project may refer to each other.
 */
export async function define(run: Run, labels: readonly string[], options: DefineOptions): Promise<ExitCode> {
  const project = run.project()
  // Also where every entity is defined already and none is asked for.
  if (options.area !== undefined) checkArea(options.area)
  const set = await readSource(run, labels, options)
  if (options.explain !== undefined) return explain(run, project, set, options.explain)
  if (!set) {
    throw new Failure(EXIT.usage, 'no-labels', 'The label set is missing.', {
      fix: 'Name a file, "-" for standard input, or --from for a database: "lading define labels/quotation.txt".',
    })
  }
  tellFindings(run, set)
  const format = await projectFormatter(project.root, project.derived)
  const known = loadDefinitions(project)
  const changes: FileChange[] = []
  const outcomes: Outcome[] = []
  const drafts: DraftEntity[] = []
  const around = { ...set, entities: [...set.entities, ...known.flatMap((each) => asLabels(each, set))] }
  const referred = new Set([
    ...known.flatMap(({ entity }) => refsOf(entity)),
    ...set.entities.flatMap((entity) => refsOf(inferEntity(entity, around, '', project.config))),
  ])
  for (const entity of set.entities) {
    const existing = known.find((each) => each.entity.key === entity.key)
    if (existing) {
      outcomes.push(await patchDefinition(project, existing, entity, around, format))
      continue
    }
    const made = await newDefinition(run, project, entity, { set: around, referred, options, format })
    changes.push(made.change)
    drafts.push(made.draft)
    outcomes.push(made.outcome)
  }
  refuseTaken(project, changes, known, set)
  if (!options.dryRun) applyRun(project, run.line, changes)
  report(run, outcomes, set, options)
  for (const note of openReferences(drafts, known)) run.output.message(`note: ${note}`)
  return EXIT.ok
}

/** A definition as the entities of a label set see it beside them. */
function asLabels({ entity, file }: LoadedDefinition, { entities }: LabelSet): LabelEntity[] {
  const { key, label } = entity
  if (entities.some((each) => each.key === key)) return []
  return [{ key, title: label.en, zh: label.zh, fields: [], lines: [], place: { file } }]
}

async function readSource(
  run: Run,
  labels: readonly string[],
  options: DefineOptions,
): Promise<LabelSet | undefined> {
  if (options.from !== undefined) {
    if (labels.length === 0) return readDatabase(options.from, options.table ?? [])
    throw new Failure(EXIT.usage, 'two-sources', 'A file and --from are two sources.', {
      fix: 'Name one of them.',
    })
  }
  if (labels.length === 0) return undefined
  const sets: LabelSet[] = []
  for (const each of labels) sets.push(await readOne(run, each))
  const whole: LabelSet = {
    entities: sets.flatMap(({ entities }) => entities),
    findings: sets.flatMap(({ findings }) => findings),
  }
  const seen = new Map<string, LabelEntity>()
  for (const entity of whole.entities) {
    const other = seen.get(entity.key)
    if (other && other.place.file !== entity.place.file)
      throw new Failure(EXIT.invalid, 'same-entity', `"${entity.key}" is also in ${other.place.file}.`, {
        place: entity.place,
        fix: 'Leave it in one of the two.',
      })
    seen.set(entity.key, entity)
  }
  return whole
}

function readOne(run: Run, labels: string): LabelSet | Promise<LabelSet> {
  if (labels === '-')
    return readText(run.io.stdin?.() ?? readFileSync(0, 'utf8'), 'standard input', 'document')
  return readLabels(labelPath(run, labels), shown(run, labels))
}

/** Everything that was read otherwise than written is told; what could not be read is refused, all of it at once. */
function tellFindings(run: Run, { findings }: LabelSet): void {
  for (const { level, message, place, fix } of findings) {
    if (level === 'notice') run.output.message(`note: ${placeText(place)}: ${message} ${fix}`)
  }
  const [first, ...also] = findings.filter(({ level }) => level === 'error')
  if (first)
    throw new Failure(EXIT.invalid, first.code, first.message, { place: first.place, fix: first.fix, also })
}

/** What new definitions are made with. */
interface Making {
  /** The label sets, and beside them what the project has. */
  set: LabelSet
  /** Keys of entities whose records fields name. */
  referred: ReadonlySet<string>
  options: DefineOptions
  format: Format
}

async function newDefinition(
  run: Run,
  project: Project,
  entity: LabelEntity,
  { set, referred, options, format }: Making,
): Promise<{ outcome: Outcome; change: FileChange; draft: DraftEntity }> {
  const area =
    options.area ??
    project.config.areas[entity.key] ??
    areaOf([...wordsOf(entity.title), ...wordsOf(entity.key)])
  if (area === undefined && !run.mayAsk) {
    throw new Failure(
      EXIT.usage,
      'no-area',
      `Nothing tells which business area "${entity.title}" belongs to.`,
      {
        fix: 'Name it with --area, e.g. --area sales.',
      },
    )
  }
  const { files, answers } = await runGenerator({
    name: 'definition',
    known: area === undefined ? {} : { area },
    prompts: [
      {
        type: 'input',
        name: 'area',
        message: `Business area of ${entity.title} (camelCase, e.g. sales)`,
        validate: (text) => isArea(text) || 'Use camelCase letters and digits.',
      },
    ],
    render: (given: { area: string }) => {
      checkArea(given.area)
      const inferred = withReference(inferEntity(entity, set, given.area, project.config), referred)
      const groups = Object.fromEntries(
        Object.entries(inferred.lines).map(([key, line]) => [key, line.fields]),
      )
      const dictionaries = dictionariesOf(entity, { ...groups, [inferred.key]: inferred.fields })
      const draft = { ...inferred, ...(Object.keys(dictionaries).length > 0 ? { dictionaries } : {}) }
      const path = `${project.config.business}/${entityPaths(draft).folder}/${draft.key}.entity.ts`
      return [{ path, text: renderDefinition(draft), draft }]
    },
  })
  if (area === undefined) run.output.message(`The same without a question: --area ${answers.area}`)
  const { path, text, draft } = files[0]!
  const formatted = await format(path, text)
  // What is written must pass what `generate` asks of every definition.
  checkDefinition({ ...draft, derive: {} } as never, draft.key, path, formatted)
  const outcome: Outcome = {
    entity: entity.key,
    file: path,
    action: 'create',
    fields: Object.keys(draft.fields).length,
    review: draft.review,
    diff: unifiedDiff(path, '', formatted),
  }
  return { outcome, change: { path, text: formatted }, draft }
}

function checkArea(area: string): void {
  if (isArea(area)) return
  throw new Failure(EXIT.usage, 'area', `"${area}" cannot be a business area.`, {
    fix: 'Use camelCase letters and digits, e.g. --area sales.',
  })
}

function refuseTaken(
  project: Project,
  changes: readonly FileChange[],
  known: readonly LoadedDefinition[],
  set: LabelSet,
): void {
  for (const { path } of changes) {
    if (existsSync(insideRoot(project.root, path))) {
      throw new Failure(EXIT.refused, 'file-there', 'The file is there already.', {
        place: { file: path },
        fix: 'Move it away; "lading define" never overwrites.',
      })
    }
  }
  const folders = new Map(known.map(({ entity, file }) => [entityPaths(entity).folder, file]))
  for (const { path } of changes.filter((change) => change.path.endsWith('.entity.ts'))) {
    const folder = path.slice(project.config.business.length + 1, path.lastIndexOf('/'))
    const other = folders.get(folder)
    if (other !== undefined) {
      const name = set.entities.find(({ key }) => path.endsWith(`/${key}.entity.ts`))?.title
      throw new Failure(EXIT.refused, 'folder-taken', `"${name}" would share the folder of ${other}.`, {
        fix: 'Give the entity another title, or another --area.',
      })
    }
    folders.set(folder, path)
  }
}

/** Relative to the folder of `-C`, or to where the command was typed. */
function labelPath(run: Run, labels: string): string {
  const [inFolder, typed] = [resolve(run.folder, labels), resolve(run.io.cwd, labels)]
  return !existsSync(inFolder) && existsSync(typed) ? typed : inFolder
}

function shown(run: Run, labels: string): string {
  const path = relative(run.io.cwd, labelPath(run, labels))
  return (isAbsolute(path) || path.startsWith('..') ? labels : path).split(sep).join('/')
}

function report(run: Run, outcomes: readonly Outcome[], set: LabelSet, options: DefineOptions): void {
  const lines = outcomes.flatMap(({ action, file, diff, entity }) => {
    if (action === 'create') return [`create        ${file}`, ...(options.diff ? [diff] : [])]
    return action === 'same' ? [`same          ${entity}`] : [diff]
  })
  for (const { action, file, review } of outcomes) {
    if (action === 'patch')
      run.output.message(`New labels for ${file}: not written. Apply the patch if you agree.`)
    for (const doubt of review) run.output.warn(`please review ${doubt}`)
  }
  if (options.dryRun) run.output.message('Dry run: nothing was written.')
  run.output.result(lines, {
    command: 'define',
    dryRun: options.dryRun === true,
    entities: outcomes,
    findings: set.findings,
  })
}
