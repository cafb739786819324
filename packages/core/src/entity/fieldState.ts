import type { Row } from '../rules/types'
import { ownLocale } from '../text/languages'
import { textIn } from '../text/text'
import type { Locale } from '../text/text'
import { conditionText } from './condition/describe'
import { holds } from './condition/holds'
import type { Scope } from './condition/types'
import { stateText } from './actions'
import type { EntityDefinition, Field } from './types'
import { stateOf } from './workflows'

/** What may be done with one field of a record now. */
export interface FieldState {
  visible: boolean
  /** May be changed, as far as state and values say. */
  editable: boolean
  required: boolean
  /** Why it may not be changed, for people. */
  why?: string
}

const OPEN: FieldState = { visible: true, editable: true, required: false }

/** Whether a field depends on state or values at all. */
export function isConditional({ editableIn, requiredWhen, visibleWhen, disabledWhen }: Field): boolean {
  return Boolean(editableIn ?? requiredWhen ?? visibleWhen ?? disabledWhen)
}

/**
 * What state and values say of a field: the same in browser and server.
 *
 * @param scope the header or line as it is now; the state is that of its header
 * @param stored the header as it is stored: its state decides, not one that is on its way. @default the header of `scope`
 */
export function fieldState(
  entity: EntityDefinition,
  field: Field,
  scope: Scope,
  { locale = 'zh-CN', line, stored }: { locale?: Locale; line?: string; stored?: Row } = {},
): FieldState {
  if (!isConditional(field)) return field.required ? { ...OPEN, required: true } : OPEN
  const { workflow } = entity
  const { editableIn, visibleWhen, disabledWhen, requiredWhen } = field
  const visible = !visibleWhen || holds(visibleWhen, scope)
  const state = workflow && stateOf(workflow, stored ?? scope.record ?? scope.row)
  const label = textIn(field, locale)
  const zh = ownLocale(locale) === 'zh-CN'
  let why: string | undefined
  if (editableIn && workflow && state !== undefined && !editableIn.includes(state)) {
    const name = stateText(entity, workflow.field, state, locale)
    why = textIn(
      {
        zh: `当前状态“${name}”不允许修改${label}`,
        en: `${label} must not be changed in the state “${name}”`,
      },
      locale,
    )
  } else if (!visible) {
    why = textIn(
      { zh: `${label}当前不适用，不允许修改`, en: `${label} does not apply now and must not be changed` },
      locale,
    )
  } else if (disabledWhen && holds(disabledWhen, scope)) {
    const because =
      typeof disabledWhen === 'function' ? '' : conditionText(disabledWhen, entity, locale, line)
    const [open, close] = zh ? ['：', ''] : [': ', '']
    why = `${zh ? `${label}不允许修改` : `${label} must not be changed`}${because && `${open}${because}${close}`}`
  }
  const required =
    visible && (field.required === true || (requiredWhen !== undefined && holds(requiredWhen, scope)))
  return { visible, editable: why === undefined, required, ...(why === undefined ? {} : { why }) }
}

/** Fields that were changed although they may not be, each with the reason. */
export function lockedChanges(
  entity: EntityDefinition,
  fields: Readonly<Record<string, Field>>,
  before: Row,
  after: Row,
  scope: Omit<Scope, 'row'>,
  options: { locale?: Locale; line?: string; stored?: Row; same: (one: unknown, other: unknown) => boolean },
): { field: string; message: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isConditional(field) || options.same(before[name] ?? null, after[name] ?? null)) return []
    const { why } = fieldState(entity, field, { ...scope, row: after }, options)
    return why === undefined ? [] : [{ field: name, message: why }]
  })
}
