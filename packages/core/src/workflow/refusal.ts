import { actionFields, stateText } from '../entity/actions'
import type { EntityAction } from '../entity/actions'
import { conditionText } from '../entity/condition/describe'
import { holds } from '../entity/condition/holds'
import type { Condition, When } from '../entity/condition/types'
import type { EntityDefinition } from '../entity/types'
import type { ValidateOptions } from '../entity/validateRow'
import type { Issue } from '../ports/issue'
import { stateOf, workflowOf } from '../entity/workflows'
import type { Row } from '../rules/types'
import { isEmptyValue, uniqueKey } from '../rules/value'
import { ownLocale } from '../text/languages'
import { textIn } from '../text/text'
import type { Locale, Text } from '../text/text'

/** What an action is done to: a record, and of its lines those that were chosen. */
export interface ActionTarget {
  record: Row
  lines?: Record<string, Row[]>
  /** Ids of the chosen lines (`on: 'lines'`). */
  chosen?: readonly string[]
}

/** What is not allowed in a state, as a sentence for the user. */
export function stateRefusal(state: string, label: Text, locale: Locale): string {
  return textIn(
    { zh: `当前状态“${state}”不允许${label.zh}`, en: `${label.en} is not allowed in the state “${state}”` },
    locale,
  )
}

/** Rows are to be chosen first (spec 2 §5, in its words). */
export const CHOOSE: Text = { zh: '请选择一条记录', en: 'Choose a record first' }

/** The chosen lines, in the order of the record. */
export function chosenLines(action: EntityAction, { lines = {}, chosen = [] }: ActionTarget): Row[] {
  const own = action.lines !== undefined && Object.hasOwn(lines, action.lines) ? lines[action.lines]! : []
  const ids = new Set(chosen)
  return own.filter(({ id }) => ids.has(String(id)))
}

function movesRefusal(
  entity: EntityDefinition,
  action: EntityAction,
  record: Row,
  locale: Locale,
): Issue | undefined {
  for (const [field, { from }] of Object.entries(action.moves)) {
    const workflow = workflowOf(entity, field)
    if (!workflow || !from) continue
    const state = stateOf(workflow, record)
    if (from.includes(state)) continue
    const message = stateRefusal(stateText(entity, field, state, locale), action, locale)
    // Of several states, the one that stands in the way is named.
    const other = field === entity.workflow?.field ? undefined : entity.fields[field]
    return {
      message: other
        ? `${textIn(other, locale)}${ownLocale(locale) === 'zh-CN' ? '：' : ': '}${message}`
        : message,
    }
  }
  return undefined
}

/** Why chosen rows may not be taken together: the first field in which they differ. */
export function sameRefusal(
  entity: EntityDefinition,
  action: EntityAction,
  rows: readonly Row[],
  locale: Locale,
): Issue | undefined {
  const fields = actionFields(entity, action)
  const [first] = rows
  for (const name of action.same ?? []) {
    const key = (row: Row) => (isEmptyValue(row[name]) ? '' : uniqueKey(row[name]))
    if (!first || rows.every((row) => key(row) === key(first))) continue
    const label = Object.hasOwn(fields, name) ? textIn(fields[name]!, locale) : name
    const message = textIn(
      {
        zh: `所选记录的${label}不一致，不能一起${action.zh}`,
        en: `${action.en}: the chosen rows differ in “${label}”`,
      },
      locale,
    )
    return { message, field: name }
  }
  return undefined
}

/** What a condition says of itself, or the first part of it that does not hold, where these have words of their own. */
function failedPart(when: When, isMet: (part: Condition) => boolean): Text | undefined {
  if (typeof when === 'function') return undefined
  const part = 'all' in when && when.zh === undefined ? when.all.find((each) => !isMet(each)) : when
  return part?.zh !== undefined && part.en !== undefined ? { zh: part.zh, en: part.en } : undefined
}

function whenRefusal(
  entity: EntityDefinition,
  action: EntityAction,
  target: ActionTarget,
  { locale = 'zh-CN', known }: ValidateOptions,
): Issue | undefined {
  const { when, refusal } = action
  if (!when) return undefined
  const { record, lines = {} } = target
  const overLines = action.on === 'lines'
  const rows = overLines ? chosenLines(action, target) : [record]
  const failed = rows.find((row) => !holds(when, { row, record, lines, known }))
  if (!failed) return undefined
  const line = overLines ? action.lines : undefined
  const said = refusal ?? failedPart(when, (part) => holds(part, { row: failed, record, lines, known }))
  const because =
    said ??
    (typeof when === 'function'
      ? undefined
      : { zh: conditionText(when, entity, 'zh-CN', line), en: conditionText(when, entity, 'en-US', line) })
  const own = said !== undefined
  const message = !because
    ? textIn({ zh: `当前不能${action.zh}`, en: `${action.en} is not possible now` }, locale)
    : own
      ? textIn(because, locale)
      : textIn(
          {
            zh: `${action.zh}的条件不满足：${because.zh}`,
            en: `${action.en} is possible only when ${because.en}`,
          },
          locale,
        )
  return { message, ...(line !== undefined ? { line, rowId: String(failed.id) } : {}) }
}

/**
 * Why an action on lines may be done to none of them, whichever are chosen: what is said of the first. Nothing where one
 * is fit, or where there are none.
 */
export function everyLineRefusal(
  entity: EntityDefinition,
  action: EntityAction,
  target: Omit<ActionTarget, 'chosen'>,
  options: ValidateOptions = {},
): Issue | undefined {
  const { record, lines = {} } = target
  const { when } = action
  const rows = (action.lines !== undefined && lines[action.lines]) || []
  const [first] = rows
  if (!when || !first || rows.some((row) => holds(when, { row, record, lines, known: options.known })))
    return undefined
  return whenRefusal(entity, action, { ...target, chosen: [String(first.id)] }, options)
}

/**
 * Why an action may not be done to a record as it is: its state, its condition, its chosen lines. Nothing: it may, as
 * far as can be said before anything is entered; the named checks are asked when it is done.
 */
export function actionRefusal(
  entity: EntityDefinition,
  action: EntityAction,
  target: ActionTarget,
  options: ValidateOptions = {},
): Issue | undefined {
  const { locale = 'zh-CN' } = options
  const state = movesRefusal(entity, action, target.record, locale)
  if (state) return state
  if (action.on === 'lines') {
    const rows = chosenLines(action, target)
    if (rows.length === 0 || rows.length !== new Set(target.chosen).size)
      return { message: textIn(CHOOSE, locale) }
    const differs = sameRefusal(entity, action, rows, locale)
    if (differs) return differs
  }
  return whenRefusal(entity, action, target, options)
}
