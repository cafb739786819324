import { Alert, Button, Skeleton } from 'antd'
import { memo, useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { Overlay } from '../foundation/overlay/Overlay'
import { usePageHost } from '../foundation/pageHost'
import { BeginWorkContext } from '../foundation/unfinished/unfinished'
import { lazyPart, Nothing } from '../foundation/lazy/lazyPart'
import { DraftNotice } from './draft/DraftNotice'
import { FormContext } from './formContext'
import { formMessages } from './locale/messages'
import { FormBody } from './parts/FormBody'
import { FormHeader } from './parts/FormHeader'
import { GoneNotice } from './parts/GoneNotice'
import { AskedFields } from './parts/AskedFields'
import { useFormKeys } from './parts/useFormKeys'
import { formCss } from './styles'
import type { EntityFormModel } from './entityFormModel'

/** Most records come out of nothing. */
const DocumentChain = lazyPart(async () => (await import('./chain/DocumentChain')).DocumentChain, Nothing)

/** Most records are approved by nobody. */
const ApprovalHistory = lazyPart(async () => (await import('./approval/ApprovalHistory')).ApprovalHistory)

/** The frame of a form: header, sections and line grids stand inside of it and find the form by themselves. */
export interface EntityFormProps {
  form: EntityFormModel
  /** @default header, sections and lines as the definition has them */
  children?: ReactNode
}

/**
 * Shows the parts of a form once its record is there; Ctrl+S (⌘S) saves, Escape leads to 返回; the browser asks before a tab with
 * changes is closed, and the application around is told of them (`PageHost`).
 *
 * @example <EntityForm form={form} />
 * @example <EntityForm form={form}><FormHeader form={form} /><FormSection form={form} … /></EntityForm>
 */
export const EntityForm = memo(function EntityForm({ form, children }: EntityFormProps): ReactNode {
  const texts = useMessages(formMessages)
  const text = useText()
  const { dirty, readonly, mode, formId } = form
  const host = usePageHost()

  // No clean-up: a page that is hidden, its effects switched off, still holds what was typed.
  useEffect(() => host?.setDirty(dirty, formId), [host, dirty, formId])

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  const root = useRef<HTMLFormElement>(null)
  const keys = useFormKeys(form, root)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!readonly) void form.save()
  }
  return (
    <FormContext value={form}>
      <BeginWorkContext value={form.begin}>
        <Css name="form">{formCss}</Css>
        <form
          className={mode === 'view' ? 'lading-form lading-viewing' : 'lading-form'}
          aria-label={texts.titles[mode](text(form.entity.label))}
          aria-busy={form.loading || form.saving}
          noValidate
          onSubmit={save}
          ref={root}
          {...keys}
        >
          <Overlay>
            {form.loadError ? (
              <LoadFailed form={form} />
            ) : form.loading && !form.record ? (
              <Loading />
            ) : (
              <>
                <GoneNotice gone={form.gone} />
                <DraftNotice draft={form.draft} />
                <AskedFields form={form} />
                {children ?? (
                  <>
                    <FormHeader form={form} />
                    <FormBody form={form} />
                  </>
                )}
                {form.entity.chain && form.record && (
                  <DocumentChain entity={form.entity} record={form.record} />
                )}
                {form.approval && <ApprovalHistory approval={form.approval} />}
              </>
            )}
          </Overlay>
        </form>
        {form.dialog}
      </BeginWorkContext>
    </FormContext>
  )
})

function Loading(): ReactNode {
  return (
    <div className="lading-section">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  )
}

function LoadFailed({ form }: { form: EntityFormModel }): ReactNode {
  const texts = useMessages(formMessages)
  return (
    <Alert
      type="error"
      showIcon
      title={texts.loadFailed}
      description={form.loadError?.message}
      action={
        <>
          <Button size="small" onClick={form.reload}>
            {texts.retry}
          </Button>
          {form.cancel && (
            <Button size="small" type="link" onClick={form.cancel}>
              {texts.back}
            </Button>
          )}
        </>
      }
    />
  )
}
