import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ActionButtons } from '../../actions/ActionButtons'
import type { ActionButton } from '../../actions/ActionButtons'
import { StatusTag } from '../../foundation/field-value/FieldValue'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { usePageHost } from '../../foundation/pageHost'
import { useMinWidth } from '../../foundation/theme/useMinWidth'
import { useFormModel } from '../formContext'
import { formMessages } from '../locale/messages'
import type { EntityFormModel } from '../entityFormModel'
import { PrintButton, useFormPrint } from '../print/FormPrint'
import { FormSummary } from './FormSummary'

/** The head of a form. */
export interface FormHeaderProps {
  /** @default the form around */
  form?: EntityFormModel
  /** More buttons, before the usual ones. */
  children?: ReactNode
}

/**
 * The way back, title, state, the steps of the workflow, and save; stays in view while the form is scrolled. Below it
 * the record at a glance. The application around learns the document's number from it (`PageHost`).
 */
export function FormHeader(props: FormHeaderProps): ReactNode {
  const form = useFormModel(props.form)
  const { entity, mode, record } = form
  const text = useText()
  const texts = useMessages(formMessages)
  const name = String(record?.[entity.title] ?? '')
  const heading = texts.titles[mode](text(entity.label))
  // A new record has no name yet: its tab says what it becomes. Before another one is there, it stays as it was called.
  const title = name ? texts.pageTitles[mode](name) : mode === 'add' ? heading : undefined
  const print = useFormPrint(form)
  const narrow = useNarrow()
  const host = usePageHost()
  useEffect(() => host?.setTitle(title), [host, title])
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Who comes here by the keyboard stands at the page, which had nothing in it: on to what it is about.
    const here = document.activeElement
    if (here !== document.body && here?.contains(head.current)) head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <div className="lading-form-head">
        <header className="lading-form-header">
          <FormBack form={form} />
          <div className="lading-form-title">
            <h1 ref={head} tabIndex={-1}>
              {heading}
              {name && ` ${name}`}
            </h1>
            <FormStatus form={form} />
            {form.dirty && <span className="lading-form-dirty">{texts.dirty}</span>}
          </div>
          <div className="lading-form-buttons">
            {props.children}
            {print && !narrow && <PrintButton print={print} />}
            <FormSteps form={form} further={print && narrow ? [print] : undefined} />
            <FormSave form={form} />
          </div>
        </header>
        <FormMessages form={form} />
      </div>
      <FormSummary form={form} />
    </>
  )
}

function FormStatus({ form }: { form: EntityFormModel }): ReactNode {
  const { entity, methods } = form
  const field = entity.workflow?.field ?? ''
  const value: unknown = useWatch({ control: methods.control, name: field })
  return entity.workflow && value ? <StatusTag entity={entity} value={String(value)} /> : null
}

/** Whether there is room for one step beside save, as on a phone. */
export const useNarrow = (): boolean => !useMinWidth('sm')

/**
 * The steps of the workflow, as a group of their own: what gives the record up stands in a menu, on a phone all but one.
 */
export function FormSteps(props: { form: EntityFormModel; further?: readonly ActionButton[] }): ReactNode {
  const { form, further } = props
  const texts = useMessages(formMessages)
  const narrow = useNarrow()
  if (form.steps.length === 0 && !further?.length) return null
  return (
    <div className="lading-form-steps" role="group" aria-label={texts.steps}>
      <ActionButtons
        actions={form.steps}
        disabled={form.saving}
        dangerInMenu
        narrow={narrow}
        further={further}
      />
    </div>
  )
}

/** Back and save. */
export function FormButtons({ form }: { form: EntityFormModel }): ReactNode {
  return (
    <>
      <FormBack form={form} />
      <FormSave form={form} />
    </>
  )
}

/** Leaves the form, after a question where changes would go. Never called 取消: a step of the workflow may be. */
function FormBack({ form }: { form: EntityFormModel }): ReactNode {
  const texts = useMessages(formMessages)
  return (
    form.cancel && (
      <Button data-form-back="" aria-keyshortcuts="Escape" title={texts.keyOf('Esc')} onClick={form.cancel}>
        {texts.back}
      </Button>
    )
  )
}

/** Save; where the record is only looked at, the way to change it, for who may. */
function FormSave({ form }: { form: EntityFormModel }): ReactNode {
  const texts = useMessages(formMessages)
  if (form.edit)
    return (
      <Button key="edit" onClick={form.edit}>
        {texts.edit}
      </Button>
    )
  if (form.readonly) return null
  return (
    <Button
      key="save"
      type="primary"
      loading={form.saving}
      disabled={form.loading}
      aria-keyshortcuts="Control+S Meta+S"
      title={texts.keyOf('Ctrl+S')}
      // The second click of a double click on what stood here before, or on this, says nothing new.
      onClick={({ detail }) => (detail > 1 ? undefined : void form.save())}
    >
      {texts.save}
    </Button>
  )
}

/** Messages that belong to the whole record. */
export function FormMessages({ form }: { form: EntityFormModel }): ReactNode {
  if (form.messages.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={form.messages.map((each) => (
        <div key={each}>{each}</div>
      ))}
    />
  )
}
