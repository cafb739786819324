import type { ReactNode } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { FullscreenModal } from '../dialogs/fullscreen/FullscreenModal'
import type { ResourceSource, SourceRow } from '../foundation/dataSource'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { usePageHost } from '../foundation/pageHost'
import { EntityForm } from './EntityForm'
import { formMessages } from './locale/messages'
import { FormBody } from './parts/FormBody'
import { FormButtons, FormMessages, FormSteps } from './parts/FormHeader'
import { FormSummary } from './parts/FormSummary'
import { FormPrint } from './print/FormPrint'
import { useEntityForm } from './useEntityForm'
import type { EntityFormModel } from './entityFormModel'
import type { FormMode } from './formMode'

/** A form over one entity in a dialog. */
export interface EntityModalProps {
  entity: EntityDefinition
  /** The record; without one a new record is begun. */
  id?: string
  /** @default whether there is an `id` */
  open?: boolean
  onClose: () => void
  /** @default 'view' with an id, else 'add' */
  mode?: FormMode
  initial?: Row
  /** Told after a save; the dialog closes by itself. */
  onSaved?: (record: SourceRow) => void
  source?: ResourceSource
  /** In pixels. @default 1200 (spec 2 §9, detail) */
  width?: number
  /** Sections and line grids. @default those of the entity */
  children?: ReactNode | ((form: EntityFormModel) => ReactNode)
}

/**
 * Add, edit or view in a dialog with a fullscreen switch. Each opening begins afresh.
 *
 * @example <EntityModal entity={saQuotation} id={viewed} onClose={() => setViewed(undefined)} />
 */
export function EntityModal(props: EntityModalProps): ReactNode {
  const { id, open = id !== undefined } = props
  return open ? <OpenModal key={id ?? ''} {...props} /> : null
}

function OpenModal(props: EntityModalProps): ReactNode {
  const { entity, id, onClose, onSaved, children, width = 1200 } = props
  const mode = props.mode ?? (id === undefined ? 'add' : 'view')
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
    readonly: mode === 'view',
    initial: props.initial,
    source: props.source,
    onCancel: close,
    onSaved: (record) => {
      onSaved?.(record)
      close()
    },
  })
  const name = String(form.record?.[entity.title] ?? '')
  return (
    <FullscreenModal
      open
      className="lading-modal"
      width={width}
      title={`${texts.titles[mode](text(entity.label))} ${name}`.trim()}
      onClose={form.cancel ?? close}
      footer={
        <>
          <FormPrint form={form} />
          <FormSteps form={form} />
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
