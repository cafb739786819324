import { ArrowLeftOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Alert, App, Button, Flex, Tabs, Tag, Typography } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { learnStoredEntities } from '../storedForm'
import { DraftData } from './DraftData'
import type { Draft } from './draftEdits'
import { DraftPreview } from './DraftPreview'
import { FieldsTab } from './FieldsTab'
import { PublishDialog } from './PublishDialog'
import { RulesTab } from './RulesTab'
import { StepsTab } from './StepsTab'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'
import type { DesignedForm } from './useForms'
import { useHistory } from './useHistory'
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
  const [form, setForm] = useState(opened)
  const history = useHistory<Draft>(opened.draft)
  const [tab, setTab] = useState('fields')
  const [publishing, setPublishing] = useState(false)
  const [saving, setSaving] = useState(false)
  const draft = history.value
  const dirty = draft !== form.draft
  useEffect(() => {
    learnStoredEntities().catch(() => undefined)
  }, [])

  const took = (next: DesignedForm) => {
    setForm(next)
    history.reset(next.draft)
    return next
  }
  /** @returns the form as it is stored; nothing when it could not be, which the user has been told */
  const keep = async (): Promise<DesignedForm | undefined> => {
    if (!dirty) return form
    setSaving(true)
    try {
      return took(await save(form, draft))
    } catch {
      return undefined
    } finally {
      setSaving(false)
    }
  }
  const askBack = () =>
    modal.confirm({
      title: texts.takeBackAsk,
      onOk: () => takeBack(form).then(took, () => undefined),
    })
  const name = textIn(draft.label, locale)
  return (
    <section className="ld-designer" aria-label={filled('{name}', { name })}>
      <Flex wrap gap="small" align="center" className="ld-designer-bar">
        <Button icon={<ArrowLeftOutlined />} onClick={onBack} aria-label={texts.back} />
        <Typography.Title level={1} className="ld-designer-title">
          {name}
        </Typography.Title>
        <Tag>{form.published > 0 ? filled(texts.published, { n: form.published }) : texts.draft}</Tag>
        <span className="ld-designer-room" />
        <Button
          icon={<UndoOutlined />}
          aria-label={texts.undo}
          disabled={!history.undo}
          onClick={history.undo}
        />
        <Button
          icon={<RedoOutlined />}
          aria-label={texts.redo}
          disabled={!history.redo}
          onClick={history.redo}
        />
        {form.published > 1 ? <Button onClick={askBack}>{texts.takeBack}</Button> : null}
        <Button
          loading={saving}
          disabled={!dirty}
          onClick={() => void keep().then((kept) => kept && message.success(texts.saved))}
        >
          {texts.save}
        </Button>
        <Button type="primary" onClick={() => void keep().then((kept) => kept && setPublishing(true))}>
          {texts.publish}
        </Button>
      </Flex>
      {form.findings.length > 0 && !dirty ? (
        <Alert
          type="warning"
          showIcon
          title={texts.findings}
          description={
            <ul className="ld-designer-findings">
              {form.findings.map((finding) => (
                <li key={finding.path + finding.en}>
                  {finding.path} {textIn(finding, locale)}
                </li>
              ))}
            </ul>
          }
        />
      ) : null}
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          {
            key: 'fields',
            label: texts.fields,
            children: <FieldsTab draft={draft} onChange={history.set} />,
          },
          {
            key: 'steps',
            label: texts.stepsTab,
            children: <StepsTab draft={draft} onChange={history.set} />,
          },
          {
            key: 'rules',
            label: texts.rulesTab,
            children: <RulesTab draft={draft} onChange={history.set} />,
          },
          { key: 'preview', label: texts.preview, children: <DraftPreview draft={draft} /> },
          {
            key: 'versions',
            label: texts.versions,
            children: <VersionsTab form={form} onTakeBack={askBack} />,
          },
          { key: 'data', label: texts.data, children: <DraftData draft={draft} onChange={history.set} /> },
        ]}
      />
      {publishing ? (
        <PublishDialog
          form={form}
          onClose={() => setPublishing(false)}
          onPublished={(next) => {
            took(next)
            setPublishing(false)
            void message.success(texts.done)
          }}
        />
      ) : null}
    </section>
  )
}
