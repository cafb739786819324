import { Alert } from 'antd'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { defaultOf, inputFields, KINDS, lineInputs } from '@lading/core/entity'
import type { EntityAction, EntityDefinition, Field } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { readEntry } from '@lading/core/workflow'
import type { Issue } from '../foundation/dataSource'
import { clock } from '../foundation/clock'
import { focusWithin } from '../foundation/control/useControlHandle'
import { Css } from '../foundation/Css'
import { useText } from '../foundation/locale/useText'
import { Modal } from '../foundation/overlay/Modal'
import { useUi } from '../foundation/useUi'
import { FieldControl } from '../kinds/FieldControl'
import { ActionLines, lineKey } from './ActionLines'
import { linesToAsk, proposed } from './askedLines'
import { actionCss } from './styles'

/** What a dialog asks before an action. */
export interface ActionQuestion {
  entity: EntityDefinition
  action: EntityAction
  title: string
  content?: string
  okText: string
  cancelText: string
  danger: boolean
  /** What the fields start with. */
  initial: Row
  /** The lines of the record, for an action that asks for something of each. */
  lines?: Readonly<Record<string, readonly Row[]>>
}

/** A question, and where its answer goes. */
export interface ActionDialogProps extends ActionQuestion {
  /** The values that passed their rules. Gives what was refused of them, which is shown; nothing: the dialog goes. */
  onAnswer: (values: Row) => Promise<readonly Issue[] | undefined>
  /** It was given up. */
  onCancel: () => void
}

/** What is asked for as a day is mostly done today. */
const usual = ({ kind, required }: Field) =>
  required && KINDS[kind].stored === 'date' ? (clock().today ?? null) : null

/**
 * Asks for the fields of an action, with the controls of their kinds, and checks them by the rules that the server asks
 * again. Enter answers, as far as the control does not need it; Escape gives up.
 */
export function ActionDialog(props: ActionDialogProps): ReactNode {
  const { entity, action, initial, lines = {}, onAnswer, onCancel } = props
  const { locale, known } = useUi()
  const text = useText()
  const id = useId()
  const body = useRef<HTMLFormElement>(null)
  const asked = inputFields(entity, action)
  const [values, setValues] = useState<Row>(() =>
    Object.fromEntries(
      asked.map(({ name, field }) => [name, initial[name] ?? defaultOf(field, known()) ?? usual(field)]),
    ),
  )
  const kinds = lineInputs(entity, action)
  const scope = { record: initial, lines, known: known() }
  const [entered, setEntered] = useState(() =>
    Object.fromEntries(kinds.map((each) => [each.lines, proposed(each, scope)])),
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  /** Each where it belongs; what belongs to nothing that is asked for, below all. */
  const tell = (issues: readonly Issue[]) => {
    const place = ({ line, rowId, field = '' }: Issue) => {
      const asker = kinds.find((each) => rowId !== undefined && (line === undefined || each.lines === line))
      if (asker) {
        const named = asker.fields.some(({ name }) => name === field) ? field : asker.fields[0]?.name
        return entered[asker.lines]?.[rowId!] && named !== undefined ? lineKey(rowId!, named) : ''
      }
      return asked.some(({ name }) => name === field) ? field : ''
    }
    setErrors(Object.fromEntries([...issues].reverse().map((issue) => [place(issue), issue.message])))
    const [first] = issues
    if (first) focusWithin(document.getElementById(`${id}-${place(first)}-item`))
  }
  const answer = async () => {
    if (busy) return
    const ofLines = Object.entries(entered).map(([key, rows]) => [
      key,
      Object.entries(rows).map(([row, given]) => ({ ...given, id: row })),
    ])
    const given = { ...values, ...(Object.fromEntries(ofLines) as Row) }
    const read = readEntry(entity, action, given, { locale, ...scope })
    if (!read.ok) return tell(read.issues)
    setBusy(true)
    const refused = await onAnswer(given).finally(() => setBusy(false))
    if (refused) tell(refused)
  }
  return (
    <Modal
      open
      title={props.title}
      width={kinds.length > 0 ? 900 : 520}
      okText={props.okText}
      cancelText={props.cancelText}
      confirmLoading={busy}
      okButtonProps={{ danger: props.danger }}
      styles={{ header: { paddingInlineEnd: 24 } }}
      afterOpenChange={(open) => open && focusWithin(body.current)}
      onOk={() => void answer()}
      onCancel={() => (busy ? undefined : onCancel())}
    >
      <Css name="actions">{actionCss}</Css>
      {props.content && <p className="lading-action-leads">{props.content}</p>}
      <form
        ref={body}
        className="lading-action-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The form below must not take it for its own.
          event.stopPropagation()
          void answer()
        }}
      >
        {asked.map(({ name, field }) => {
          const error = errors[name]
          const hint = error ?? (field.hint && text(field.hint))
          const controlId = `${id}-${name}`
          return (
            <div key={name} id={`${controlId}-item`} className="lading-action-field">
              <label
                id={`${controlId}-label`}
                htmlFor={controlId}
                className={field.required ? 'lading-label lading-required' : 'lading-label'}
              >
                {text(field)}
              </label>
              <FieldControl
                id={controlId}
                field={field}
                value={values[name]}
                onChange={(value, filled) => {
                  const known = Object.entries(filled ?? {}).filter(([other]) => other in values)
                  setValues((last) => ({ ...last, ...Object.fromEntries(known), [name]: value }))
                  setErrors(({ [name]: _mended, ...others }) => others)
                }}
                onBlur={() => undefined}
                status={error ? 'error' : undefined}
                describedBy={hint ? `${controlId}-help` : undefined}
              />
              <div
                id={`${controlId}-help`}
                className={error ? 'lading-help lading-help-error' : 'lading-help'}
                role={error ? 'alert' : undefined}
              >
                {hint}
              </div>
            </div>
          )
        })}
        {kinds.map((each) => (
          <ActionLines
            key={each.lines}
            entity={entity}
            asked={each}
            rows={linesToAsk(each, scope)}
            values={entered[each.lines] ?? {}}
            errors={errors}
            formId={id}
            onChange={(row, name, value) => {
              setEntered((last) => ({
                ...last,
                [each.lines]: { ...last[each.lines], [row]: { ...last[each.lines]?.[row], [name]: value } },
              }))
              setErrors(({ [lineKey(row, name)]: _mended, '': _whole, ...others }) => others)
            }}
          />
        ))}
        {errors[''] && <Alert type="error" showIcon title={errors['']} />}
        {/* A form of several inputs is answered by Enter only where it has a button to do it. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
    </Modal>
  )
}
