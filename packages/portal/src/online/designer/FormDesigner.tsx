import { ArrowLeftOutlined, PlusOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Alert, App, Button, Card, Flex, Input, Select, Space, Tabs, Tag, Typography } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldKind, PageStyle } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { learnStoredEntities } from '../storedForm'
import { addField, addLines, headerPalette, linePalette, removeLines } from './draftEdits'
import type { Draft, Place } from './draftEdits'
import { DraftPreview } from './DraftPreview'
import { FieldProperties } from './FieldProperties'
import { FieldTable } from './FieldTable'
import { KIND_LABELS } from './kindLabels'
import { PublishDialog } from './PublishDialog'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'
import type { DesignedForm } from './useForms'
import { useHistory } from './useHistory'
import './designer.css'

const STYLES: readonly PageStyle[] = ['modal', 'page', 'tree', 'erp', 'inner', 'cards']
const HEADER = 'header'

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
        {form.published > 1 ? (
          <Button
            onClick={() =>
              modal.confirm({
                title: texts.takeBackAsk,
                onOk: () => takeBack(form).then(took, () => undefined),
              })
            }
          >
            {texts.takeBack}
          </Button>
        ) : null}
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
          { key: 'fields', label: texts.fields, children: <Fields draft={draft} onChange={history.set} /> },
          { key: 'preview', label: texts.preview, children: <DraftPreview draft={draft} /> },
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

interface Edited {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** Palette, table and properties, of the header or of one kind of lines. */
function Fields({ draft, onChange }: Edited): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const [at, setAt] = useState(HEADER)
  const [chosen, setChosen] = useState<string>()
  const lines = Object.entries(draft.lines ?? {})
  const place: Place = at === HEADER || !draft.lines?.[at] ? undefined : at
  const palette = place === undefined ? headerPalette : linePalette
  const add = (kind: FieldKind) => {
    const label = KIND_LABELS[kind] ?? { zh: texts.label, en: texts.label }
    const [next, name] = addField(draft, place, kind, { zh: label.zh, en: label.en })
    onChange(next)
    setChosen(name)
  }
  return (
    <>
      <Flex wrap gap="small" align="center" className="ld-designer-bar">
        <Input
          className="ld-designer-label"
          prefix={<span className="ld-designer-prefix">{texts.nameZh}</span>}
          aria-label={texts.nameZh}
          value={draft.label.zh}
          maxLength={100}
          onChange={(event) => onChange({ ...draft, label: { ...draft.label, zh: event.target.value } })}
        />
        <Input
          className="ld-designer-label"
          prefix={<span className="ld-designer-prefix">{texts.nameEn}</span>}
          aria-label={texts.nameEn}
          value={draft.label.en}
          maxLength={100}
          onChange={(event) => onChange({ ...draft, label: { ...draft.label, en: event.target.value } })}
        />
        <Select
          aria-label={texts.style}
          value={draft.style ?? ''}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: `${texts.style}: ${texts.usual}` },
            ...STYLES.map((style) => ({
              value: style,
              label: texts.styles[style as keyof typeof texts.styles],
            })),
          ]}
          onChange={(style: PageStyle | '') => {
            const { style: _style, ...rest } = draft
            onChange(style === '' ? rest : { ...rest, style })
          }}
        />
        <Select
          aria-label={texts.lines}
          value={place ?? HEADER}
          popupMatchSelectWidth={false}
          options={[
            { value: HEADER, label: texts.header },
            ...lines.map(([key, { label }]) => ({ value: key, label: textIn(label, locale) })),
          ]}
          onChange={(next: string) => {
            setAt(next)
            setChosen(undefined)
          }}
        />
        <Button
          onClick={() => {
            const [next, key] = addLines(draft, { zh: '明细', en: 'Lines' })
            onChange(next)
            setAt(key)
            setChosen(undefined)
          }}
        >
          {texts.addLines}
        </Button>
        {place === undefined ? null : (
          <Button danger onClick={() => onChange(removeLines(draft, place))}>
            {texts.removeLines}
          </Button>
        )}
      </Flex>
      <div className="ld-designer-body">
        <Card size="small" title={texts.palette} className="ld-designer-palette">
          <Space wrap size={6}>
            {palette.map((kind) => (
              <Button key={kind} size="small" icon={<PlusOutlined />} onClick={() => add(kind)}>
                {textIn(KIND_LABELS[kind] ?? { zh: kind, en: kind }, locale)}
              </Button>
            ))}
          </Space>
        </Card>
        <div className="ld-designer-fields">
          <FieldTable draft={draft} place={place} chosen={chosen} onChoose={setChosen} onChange={onChange} />
        </div>
        <Card size="small" title={texts.properties} className="ld-designer-properties">
          <FieldProperties draft={draft} place={place} name={chosen} onChange={onChange} />
        </Card>
      </div>
    </>
  )
}

/** The whole definition as text: what the table does not offer is said here. */
function DraftData({ draft, onChange }: Edited): ReactNode {
  const { texts } = useDesignerTexts()
  const [text, setText] = useState(() => JSON.stringify(draft, null, 2))
  const [wrong, setWrong] = useState<string>()
  const apply = () => {
    try {
      const read = JSON.parse(text) as Draft
      if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new Error('{ }')
      onChange(read)
      setWrong(undefined)
    } catch (error) {
      setWrong(filled(texts.badData, { text: (error as Error).message }))
    }
  }
  return (
    <Flex vertical gap="small">
      <Typography.Text type="secondary">{texts.dataHint}</Typography.Text>
      <Input.TextArea
        className="ld-designer-data"
        aria-label={texts.data}
        rows={24}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong === undefined ? null : <Alert type="error" showIcon title={wrong} />}
      <Button onClick={apply}>{texts.apply}</Button>
    </Flex>
  )
}
