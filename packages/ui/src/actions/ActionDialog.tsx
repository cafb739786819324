import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { inputFields } from '@lading/core/entity'
import type { EntityAction, EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { readEntry } from '@lading/core/workflow'
import { focusWithin } from '../foundation/control/useControlHandle'
import { Css } from '../foundation/Css'
import { useText } from '../foundation/locale/useText'
import { Modal } from '../foundation/overlay/Modal'
import { useUi } from '../foundation/useUi'
import { FieldControl } from '../kinds/FieldControl'
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
}

/** A question, and where its answer goes. */
export interface ActionDialogProps extends ActionQuestion {
  /** The values that passed their rules. */
  onAnswer: (values: Row) => void
  /** It was given up. */
  onCancel: () => void
}

/**
 * Asks for the fields of an action, with the controls of their kinds, and checks them by the rules that the server asks
 * again. Enter answers, as far as the control does not need it; Escape gives up.
 */
export function ActionDialog(props: ActionDialogProps): ReactNode {
  const { entity, action, onAnswer, onCancel } = props
  const { locale } = useUi()
  const text = useText()
  const id = useId()
  const body = useRef<HTMLFormElement>(null)
  const asked = inputFields(entity, action)
  const [values, setValues] = useState<Row>(() =>
    Object.fromEntries(asked.map(({ name, field }) => [name, props.initial[name] ?? field.default ?? null])),
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const answer = () => {
    const read = readEntry(entity, action, values, { locale })
    if (read.ok) return onAnswer(values)
    setErrors(
      Object.fromEntries([...read.issues].reverse().map(({ field = '', message }) => [field, message])),
    )
    const first = read.issues[0]?.field
    focusWithin(document.getElementById(`${id}-${first}-item`))
  }
  return (
    <Modal
      open
      title={props.title}
      width={520}
      okText={props.okText}
      cancelText={props.cancelText}
      okButtonProps={{ danger: props.danger }}
      styles={{ header: { paddingInlineEnd: 24 } }}
      afterOpenChange={(open) => open && focusWithin(body.current)}
      onOk={answer}
      onCancel={() => onCancel()}
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
          answer()
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
        {/* A form of several inputs is answered by Enter only where it has a button to do it. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
    </Modal>
  )
}
