import type { ReactNode } from 'react'
import { FullscreenModal } from '../dialogs/fullscreen/FullscreenModal'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { usePageHost } from '../foundation/pageHost'
import { EntityForm } from './EntityForm'
import { formMessages } from './locale/messages'
import { FormBody } from './parts/FormBody'
import { FormButtons, FormMessages, FormSteps, useNarrow } from './parts/FormHeader'
import { FormSummary } from './parts/FormSummary'
import { PrintButton, useFormPrint } from './print/FormPrint'
import { useEntityForm } from './useEntityForm'
import type { EntityModalProps } from './entityModalProps'

/**
 * The form of {@link EntityModalProps} in a dialog. Each opening begins afresh.
 */
export function EntityDialog(props: EntityModalProps): ReactNode {
  return props.open ? <OpenModal key={props.id ?? ''} {...props} /> : null
}

function OpenModal(props: EntityModalProps): ReactNode {
  const { entity, id, onClose, onSaved, children, width = 1200 } = props
  const asked = props.mode ?? (id === undefined ? 'add' : 'view')
  const text = useText()
  const texts = useMessages(formMessages)
  const host = usePageHost()
  // What was typed is saved or given up: the page below holds it no longer.
  const close = () => {
    host?.setDirty(false, form.formId)
    onClose()
  }
  const form = useEntityForm(entity, {
    id,
    readonly: asked === 'view',
    initial: props.initial,
    source: props.source,
    onCancel: close,
    onSaved: (record) => {
      onSaved?.(record)
      close()
    },
  })
  const print = useFormPrint(form)
  const narrow = useNarrow()
  const name = String(form.record?.[entity.title] ?? '')
  return (
    <FullscreenModal
      open
      className="lading-modal"
      width={width}
      title={`${texts.titles[asked === 'view' ? form.mode : asked](text(entity.label))} ${name}`.trim()}
      onClose={form.cancel ?? close}
      footer={
        <>
          {print && !narrow && <PrintButton print={print} />}
          <FormSteps form={form} further={print && narrow ? [print] : undefined} />
          <FormButtons form={form} />
        </>
      }
    >
      <EntityForm form={form}>
        <FormMessages form={form} />
        {typeof children === 'function'
          ? children(form)
          : (children ?? (
              <>
                <FormSummary form={form} state />
                <FormBody form={form} />
              </>
            ))}
      </EntityForm>
    </FullscreenModal>
  )
}
