import { App, Tabs } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { DesignData } from '@/designer/DesignData'
import { DesignShell } from '@/designer/DesignShell'
import { useDesign } from '@/designer/useDesign'
import { learnStoredEntities } from '../storedForm'
import type { Draft } from './draftEdits'
import { DraftPreview } from './DraftPreview'
import { FieldsTab } from './FieldsTab'
import { FormSettings } from './FormSettings'
import { PublishDialog } from './PublishDialog'
import { RulesTab } from './RulesTab'
import { StepsTab } from './StepsTab'
import { useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'
import type { DesignedForm } from './useForms'
import { VersionsTab } from './VersionsTab'
import './designer.css'

/** One form: its fields, how they look, the definition as data; saved as a draft, and published. */
export function FormDesigner({
  form: opened,
  onBack,
}: {
  form: DesignedForm
  onBack: () => void
}): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { message, modal } = App.useApp()
  const { save, takeBack } = useFormCalls()
  const design = useDesign<DesignedForm, Draft>(opened, (form) => form.draft, save)
  const [tab, setTab] = useState('fields')
  const { stored: form, edited: draft, change, took } = design
  useEffect(() => {
    learnStoredEntities().catch(() => undefined)
  }, [])
  const askBack = () =>
    modal.confirm({
      title: texts.takeBackAsk,
      onOk: () => takeBack(form).then(took, () => undefined),
    })
  const edited = { draft, onChange: change }
  return (
    <DesignShell
      design={design}
      name={textIn(draft.label, locale)}
      onBack={onBack}
      onTakeBack={askBack}
      publishing={(close) => (
        <PublishDialog
          form={form}
          onClose={close}
          onPublished={(next) => {
            took(next)
            close()
            void message.success(texts.done)
          }}
        />
      )}
    >
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          { key: 'fields', label: texts.fields, children: <FieldsTab {...edited} /> },
          { key: 'steps', label: texts.stepsTab, children: <StepsTab {...edited} /> },
          { key: 'rules', label: texts.rulesTab, children: <RulesTab {...edited} /> },
          { key: 'settings', label: texts.settings, children: <FormSettings {...edited} /> },
          { key: 'preview', label: texts.preview, children: <DraftPreview draft={draft} /> },
          {
            key: 'versions',
            label: texts.versions,
            children: <VersionsTab form={form} onTakeBack={askBack} />,
          },
          { key: 'data', label: texts.data, children: <DesignData {...edited} hint={texts.dataHint} /> },
        ]}
      />
    </DesignShell>
  )
}
