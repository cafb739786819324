import { KINDS } from '@lading/core/entity'
import type {
  Action,
  Condition,
  EntityDefinition,
  Field,
  FieldKind,
  LineDefinition,
  PageStyle,
  Workflow,
} from '@lading/core/entity'

/** Where a random entity draws from: the same draws give the same entity. */
export interface Draw {
  /** A whole number from 0 to `below - 1`. */
  (below: number): number
}

/** One field of a plan, with where it is placed. */
interface PlannedField {
  name: string
  kind: FieldKind
  label: string
  listed: boolean
  queried: boolean
  inForm: boolean
  required: boolean
}

/** What an entity is made of. A changed plan is a changed definition: what is derived from it always agrees. */
export interface EntityPlan {
  key: string
  label: string
  style: PageStyle | undefined
  fields: PlannedField[]
  /** Fields of each kind of lines, by key. */
  lines: Record<string, PlannedField[]>
  /** Number of states of the main workflow; without one none. */
  states: number
  /** Whether it says what is only said by some: actions, checks, print, figures, colours, an approval. */
  says: Record<'actions' | 'checks' | 'print' | 'figures' | 'colours' | 'approval' | 'syncs', boolean>
  /** Names that were used: a field that went is never back as another kind. */
  taken: number
}

/** What labels may hold that code, comments and markup could stumble on. */
const LABELS = [
  'Plain',
  '货物名称',
  "Owner's",
  '"Quoted"',
  '`${x}`',
  '*/ end',
  '</b>',
  '{a}',
  'a\\b',
  '100 %',
]

/** Kinds that need nothing else around them, or what `fieldOf` gives them. */
const OFFERED = (Object.keys(KINDS) as FieldKind[]).filter(
  (kind) => !['status', 'display', 'rowNumber', 'code'].includes(kind),
)
const STYLES: (PageStyle | undefined)[] = [
  undefined,
  undefined,
  'modal',
  'page',
  'erp',
  'inner',
  'selection',
  'cards',
  'report',
]

const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!
const often = (draw: Draw) => draw(3) > 0
const seldom = (draw: Draw) => draw(4) === 0

function newField(plan: { taken: number }, draw: Draw): PlannedField {
  return {
    name: `field${++plan.taken}`,
    kind: pick(draw, OFFERED),
    label: pick(draw, LABELS),
    listed: often(draw),
    queried: seldom(draw),
    inForm: often(draw),
    required: seldom(draw),
  }
}

/** A plan of an entity of its own. */
export function randomPlan(key: string, draw: Draw): EntityPlan {
  const plan: EntityPlan = {
    key,
    label: pick(draw, LABELS),
    style: pick(draw, STYLES),
    fields: [],
    lines: {},
    states: pick(draw, [0, 2, 3, 5]),
    says: {
      actions: often(draw),
      checks: seldom(draw),
      print: seldom(draw),
      figures: seldom(draw),
      colours: seldom(draw),
      approval: seldom(draw),
      syncs: seldom(draw),
    },
    taken: 0,
  }
  for (let count = 2 + draw(8); count > 0; count--) plan.fields.push(newField(plan, draw))
  for (let count = draw(3); count > 0; count--) addLines(plan, draw)
  return plan
}

function addLines(plan: EntityPlan, draw: Draw): void {
  plan.lines[`${plan.key}Line${++plan.taken}`] = Array.from({ length: 1 + draw(5) }, () =>
    newField(plan, draw),
  )
}

/** What people change of a definition, once or several times. */
export function changedPlan(before: EntityPlan, draw: Draw): EntityPlan {
  const plan = structuredClone(before)
  const groups = () => [plan.fields, ...Object.values(plan.lines)]
  const changes: (() => void)[] = [
    () => pick(draw, groups()).push(newField(plan, draw)),
    () => {
      const group = pick(draw, groups())
      if (group.length > 1) group.splice(draw(group.length), 1)
    },
    () => void (pick(draw, pick(draw, groups())).label = pick(draw, LABELS)),
    () => void pick(draw, groups()).reverse(),
    () => {
      const field = pick(draw, pick(draw, groups()))
      field.listed = !field.listed
      field.required = !field.required
    },
    () => void (plan.label = `${pick(draw, LABELS)} ${plan.taken}`),
    () => void (plan.style = pick(draw, STYLES)),
    () => addLines(plan, draw),
    () => {
      const [key] = Object.keys(plan.lines)
      if (key) delete plan.lines[key]
    },
    () => void (plan.states = pick(draw, [0, 2, 3, 5])),
    () => {
      const part = pick(draw, Object.keys(plan.says) as (keyof EntityPlan['says'])[])
      plan.says[part] = !plan.says[part]
    },
  ]
  for (let count = 1 + draw(4); count > 0; count--) pick(draw, changes)()
  return plan
}

const text = (label: string) => ({ zh: label, en: label })

function fieldOf({ name, kind, label, required }: PlannedField, key: string, taken: string): Field {
  const { needs = [] } = KINDS[kind]
  return {
    kind,
    ...text(label),
    ...(required ? { required } : {}),
    ...(needs.includes('dict') ? { dict: kind === 'tree' ? 'sys_category,name,code' : taken } : {}),
    ...(needs.includes('ref') ? { ref: kind === 'popup' ? 'some_report' : key } : {}),
    ...(needs.includes('column') ? { column: 'id' } : {}),
    ...(name.endsWith('3') ? { width: 180, hint: text(label) } : {}),
  }
}

const isNumber = ({ kind }: PlannedField) => KINDS[kind].number === 'amount'
const namesOf = (fields: readonly PlannedField[]) => fields.map(({ name }) => name)

/** Conditions that hold for any field, the first of the plan. */
const filled = (fields: readonly PlannedField[]): Condition => ({ field: fields[0]!.name, op: 'filled' })

function linesOf(plan: EntityPlan, fields: readonly PlannedField[], dict: string): LineDefinition {
  const numbers = namesOf(fields.filter(isNumber))
  const typed = fields.filter(({ kind }) => kind === 'text')
  return {
    label: text(plan.label),
    fields: Object.fromEntries([
      ...fields.map((field) => [field.name, fieldOf(field, plan.key, dict)]),
      ...(numbers.length > 0 ? [['lineTotal', { kind: 'money', readonly: true, ...text('Total') }]] : []),
    ]),
    columns: [...namesOf(fields), ...(numbers.length > 0 ? ['lineTotal'] : [])],
    ...(numbers.length > 0
      ? {
          footer: { lineTotal: 'sum' as const },
          derive: { lineTotal: { round: { times: [numbers[0]!, 2] }, digits: 2 } },
        }
      : {}),
    ...(plan.says.colours ? { colours: [{ when: filled(fields), tone: 'warning' as const }] } : {}),
    ...(typed.length > 1 ? { details: [typed[0]!.name], dragHandle: true } : {}),
  }
}

const STATES = ['draft', 'waiting', 'returned', 'approved', 'closed']

function workflowOf({ states, says }: EntityPlan): Workflow | undefined {
  if (says.approval)
    return {
      field: 'state',
      initial: 'draft',
      states: Object.fromEntries(STATES.map((state) => [state, text(state)])),
      actions: {
        submit: { ...text('Submit'), from: ['draft', 'returned'], to: 'waiting', set: { submitted: 'now' } },
        approve: { ...text('Approve'), from: ['waiting'], to: 'approved' },
        return: {
          ...text('Return'),
          from: ['waiting'],
          to: 'returned',
          input: [{ name: 'why', kind: 'textarea', required: true, ...text('Reason') }],
        },
        close: { ...text('Close'), from: ['approved'], to: 'closed', danger: true },
      },
      allow: { edit: ['draft', 'returned'], delete: ['draft'] },
    }
  if (states === 0) return undefined
  const names = STATES.slice(0, states)
  return {
    field: 'state',
    initial: 'draft',
    states: Object.fromEntries(names.map((state) => [state, { ...text(state), color: 'green' }])),
    actions: Object.fromEntries(
      names.slice(1).map((to, at) => [`to${at}`, { ...text(`To ${to}`), from: [names[at]!], to }]),
    ),
    allow: { edit: names.slice(0, 2) },
  }
}

function actionsOf(plan: EntityPlan): Record<string, Action> {
  const [line] = Object.keys(plan.lines)
  const shared = namesOf(plan.fields.filter(({ kind }) => kind === 'text')).slice(0, 2)
  return {
    mark: {
      ...text(plan.label),
      when: filled(plan.fields),
      input: [{ name: 'note', kind: 'text', ...text('Note') }],
      set: { submitted: 'now' },
      once: true,
    },
    gather: { ...text('Gather'), on: 'selection', ...(shared.length > 0 ? { same: shared } : {}) },
    ...(line ? { clear: { ...text('Clear'), on: 'lines', lines: line, confirm: text('Sure?') } } : {}),
  }
}

/** The definition that a plan speaks of. */
export function definitionOf(plan: EntityPlan): EntityDefinition {
  const { key, says } = plan
  const dict = `${key}_choices`.toLowerCase()
  const workflow = workflowOf(plan)
  const actions = says.actions ? actionsOf(plan) : {}
  const numbers = namesOf(plan.fields.filter(isNumber))
  const name = key.charAt(0).toUpperCase() + key.slice(1)
  const own: Record<string, Field> = {
    docNo: { kind: 'code', readonly: true, unique: true, prefix: 'RD', ...text('No.') },
    ...(workflow ? { state: { kind: 'status', readonly: true, ...text('State') } } : {}),
    ...(says.syncs ? { syncState: { kind: 'status', readonly: true, ...text('Sync') } } : {}),
    submitted: { kind: 'datetime', readonly: true, ...text('Submitted at') },
    ...(numbers.length > 0 ? { sumOfAll: { kind: 'money', readonly: true, ...text('Sum') } } : {}),
  }
  const shown = namesOf(plan.fields.filter(({ inForm }) => inForm))
  const listed = plan.fields.filter(({ listed: inList, kind }) => inList && !KINDS[kind].wide)
  const queried = plan.fields.filter(({ queried: asked, kind }) => asked && KINDS[kind].conditions !== 'none')
  const syncs: EntityDefinition['workflows'] = {
    syncState: {
      initial: 'none',
      states: { none: text('None'), done: text('Done') },
      actions: { sync: { ...text('Sync'), from: ['none'], to: 'done' } },
    },
  }
  return {
    key,
    name,
    label: text(plan.label),
    area: 'random',
    title: 'docNo',
    reference: {},
    fields: {
      ...own,
      ...Object.fromEntries(plan.fields.map((field) => [field.name, fieldOf(field, key, dict)])),
    },
    list: ['docNo', ...(workflow ? ['state'] : []), ...namesOf(listed)],
    query: ['docNo', ...namesOf(queried)],
    form: [{ section: text(plan.label), rows: [['docNo', 'submitted'], ...shown.map((each) => [each])] }],
    lines: Object.fromEntries(
      Object.entries(plan.lines).map(([line, fields]) => [line, linesOf(plan, fields, dict)]),
    ),
    ...(numbers.length > 0 ? { derive: { sumOfAll: { plus: numbers } } } : {}),
    ...(workflow ? { workflow } : {}),
    ...(says.syncs ? { workflows: syncs } : {}),
    actions,
    ...(says.approval ? { approval: { steps: [{ by: 'departmentHead', ...text(plan.label) }] } } : {}),
    ...(says.checks
      ? { checks: { first: { assert: filled(plan.fields), message: text(plan.label), field: 'docNo' } } }
      : {}),
    ...(says.print ? { print: { note: text(plan.label), signatures: [text('Signed')] } } : {}),
    ...(says.figures
      ? {
          figures: {
            all: {
              ...text(plan.label),
              boards: ['task'],
              where: [{ field: 'docNo', rule: 'like', val: 'R' }],
            },
          },
        }
      : {}),
    ...(says.colours ? { colours: [{ when: filled(plan.fields), tone: 'danger' }] } : {}),
    dictionaries: { [dict]: { ...text(plan.label), items: [{ value: 'a', ...text("It's a") }] } },
    permissions: {
      prefix: `random:${key}`,
      actions: [
        ...['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
        ...Object.keys(workflow?.actions ?? {}),
        ...(says.syncs ? ['sync'] : []),
        ...Object.keys(actions),
      ],
    },
    ...(plan.style ? { style: plan.style } : {}),
    review: [],
  }
}
