import { Type } from 'typebox'
import type {
  Action,
  ActionMove,
  ActionOptions,
  Approval,
  ApprovalStep,
  LineInput,
  MoveCase,
  Workflow,
  WorkflowAction,
  WorkflowState,
} from '../entity/types'
import { when } from './conditionSchema'
import { fieldMembers } from './fieldSchema'
import { byName, closed, listOf, name, oneOf, scalar, text, textValue, whole, word } from './parts'

const some = Type.Optional
const yes = some(Type.Boolean())
const condition = Type.Ref('Condition')

const actionValue = Type.Union(
  [
    oneOf('now', 'today', 'me', 'department', 'nothing'),
    closed({ value: scalar }),
    closed({ formula: Type.Ref('Formula') }),
  ],
  { description: '"now", "today", "me", "department", "nothing", { "value": … } or { "formula": … }' },
)

const asked = Type.Union(
  [name, closed({ field: name, required: Type.Boolean() }), closed({ ...fieldMembers, name })],
  { description: 'the name of a field, { "field", "required" } or a field of its own with "name"' },
)

const lineInput = closed(
  whole<LineInput>({
    lines: name,
    ask: listOf(asked, 50),
    where: some(condition),
    show: some(listOf(name, 50)),
    propose: some(byName(Type.Ref('Formula'))),
    set: some(byName(actionValue)),
  }),
)

const options = whole<ActionOptions>({
  ...text,
  when: some(when),
  refusal: some(textValue),
  confirm: some(Type.Union([Type.Boolean(), textValue], { description: 'true, false or a text' })),
  input: some(
    listOf(
      Type.Union([asked, lineInput], { description: 'what is asked for: a field, or { "lines", "ask" }' }),
      50,
    ),
  ),
  set: some(byName(actionValue)),
  checks: some(listOf(word)),
  once: yes,
  effect: some(word),
  system: yes,
  done: some(textValue),
  danger: yes,
  primary: yes,
})

const moveCases = some(listOf(closed(whole<MoveCase>({ when: condition, to: word })), 50))
const move = whole<ActionMove>({ from: some(listOf(word)), to: some(word), cases: moveCases })

const step = closed({
  ...options,
  ...whole<Pick<WorkflowAction, 'from' | 'to' | 'cases'>>({ from: listOf(word), to: word, cases: moveCases }),
})

/** Something that can be done to records or lines. */
export const actionSchema = closed({
  ...options,
  ...move,
  ...whole<Pick<Action, 'on' | 'lines' | 'moves' | 'same'>>({
    on: some(oneOf('record', 'selection', 'lines')),
    lines: some(name),
    moves: some(byName(closed(move))),
    same: some(listOf(name)),
  }),
})

const states = byName(closed(whole<WorkflowState>({ ...text, color: some(word) })))
const others = whole<Omit<Workflow, 'field'>>({
  initial: word,
  states,
  actions: byName(step),
  allow: some(byName(listOf(word), '^[A-Za-z][A-Za-z0-9_.]{0,149}$')),
})

/** The workflow of the main state field. */
export const workflowSchema = closed({ field: name, ...others })
/** The workflow of a further state field. */
export const otherWorkflowSchema = closed(others)

const approver = Type.Union(
  [
    Type.Literal('departmentHead'),
    closed({ role: Type.String({ pattern: '^[\\w-]{1,64}$' }) }),
    closed({ user: name }),
  ],
  { description: '"departmentHead", { "role": … } or { "user": … }' },
)

/** Who approves records, step by step. */
export const approvalSchema = closed(
  whole<Approval>({
    steps: listOf(closed(whole<ApprovalStep>({ ...text, by: approver, when: some(when) })), 20),
    actions: some(
      closed({
        submit: some(word),
        approve: some(word),
        return: some(word),
        reject: some(word),
        withdraw: some(word),
        remind: some(word),
      }),
    ),
  }),
)
