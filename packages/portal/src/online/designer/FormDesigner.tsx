import { Alert, App, Button, Select, Tabs } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { useMinWidth } from '@lading/ui/foundation'
import { request } from '@/platform/request'
import { DesignData } from '@/designer/DesignData'
import { DesignShell } from '@/designer/DesignShell'
import { useDesign } from '@/designer/useDesign'
import { learnStoredEntities } from '../storedForm'
import type { Draft } from './draft'
import { BesidePreview } from './BesidePreview'
import { DraftPreview } from './DraftPreview'
import { FieldsTab } from './FieldsTab'
import { FormSettings } from './FormSettings'
import { LooksTab } from './LooksTab'
import { PublishDialog } from './PublishDialog'
import { RulesTab } from './RulesTab'
import { StepsTab } from './StepsTab'
import { importFailure, isDenied, placedColumns, usePendingRows } from './sheetRows'
import type { PendingRows } from './sheetRows'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'
import type { DesignedForm } from './useForms'
import { VersionsTab } from './VersionsTab'
import './designer.css'

/** From this width on the preview stands beside the canvas. */
const PREVIEW_BESIDE = 1440
/** Below it the tabs would not stand beside one another: they are chosen from a list. */
const TABS_FIT = 1200

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
  const wide = useMinWidth(PREVIEW_BESIDE)
  const roomy = useMinWidth(TABS_FIT)
  const { stored: form, edited: draft, change, took } = design
  useEffect(() => {
    learnStoredEntities().catch(() => undefined)
  }, [])
  const askBack = () =>
    modal.confirm({
      title: texts.takeBackAsk,
      onOk: () => takeBack(form).then(took, () => undefined),
    })
  const pending = usePendingRows(({ byForm }) => byForm[form.id])
  const put = usePendingRows((state) => state.put)
  /** The rows of the spreadsheet that the form was begun with, once its table is there. */
  const askRows = ({ id, key, draft: published }: DesignedForm) => {
    if (!pending) return
    const { left } = placedColumns(pending, published.fields)
    modal.confirm({
      title: filled(texts.rowsAsk, { n: pending.rows.length }),
      ...(left.length > 0 ? { content: filled(texts.rowsWithout, { names: left.join(', ') }) } : {}),
      onOk: async () => {
        try {
          const answer = await sendRows(key, published, pending)
          put(id, undefined)
          void (answer.code === 201 ? message.warning(answer.message, 10) : message.success(answer.message))
        } catch (error) {
          // No row was taken: they are asked about again when the form is published with other fields.
          if (isDenied(error)) {
            modal.info({ title: texts.rowsDenied, content: texts.rowsDeniedHint })
            return
          }
          const told = importFailure(error)
          modal.error({ title: texts.rowsFailed, content: <p className="ld-designer-told">{told}</p> })
        }
      },
    })
  }
  const edited = { draft, onChange: change }
  const active = wide && tab === 'preview' ? 'fields' : tab
  const items = [
    {
      key: 'fields',
      label: texts.fields,
      children: wide ? (
        <BesidePreview draft={draft}>
          <FieldsTab {...edited} />
        </BesidePreview>
      ) : (
        <FieldsTab {...edited} />
      ),
    },
    {
      key: 'steps',
      label: texts.stepsTab,
      children: <StepsTab {...edited} effects={form.effects} />,
    },
    { key: 'rules', label: texts.rulesTab, children: <RulesTab {...edited} /> },
    { key: 'looks', label: texts.looksTab, children: <LooksTab {...edited} /> },
    { key: 'settings', label: texts.settings, children: <FormSettings {...edited} /> },
    ...(wide ? [] : [{ key: 'preview', label: texts.preview, children: <DraftPreview draft={draft} /> }]),
    {
      key: 'versions',
      label: texts.versions,
      children: <VersionsTab form={form} onTakeBack={askBack} />,
    },
    {
      key: 'data',
      label: texts.data,
      children: <DesignData {...edited} design={design} hint={texts.dataHint} />,
    },
  ]
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
            design.published(next)
            close()
            void message.success(texts.done)
            askRows(next)
          }}
        />
      )}
    >
      {draft.review.length > 0 ? (
        <Alert
          type="info"
          showIcon
          title={texts.review}
          description={
            <ul className="ld-design-findings">
              {draft.review.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          }
          action={
            <Button size="small" onClick={() => change({ ...draft, review: [] })}>
              {texts.reviewed}
            </Button>
          }
        />
      ) : null}
      <Tabs
        activeKey={active}
        onChange={setTab}
        destroyOnHidden
        {...(roomy
          ? {}
          : { renderTabBar: () => <TabChoice active={active} items={items} onChange={setTab} /> })}
        items={items}
      />
    </DesignShell>
  )
}

/** The parts of the designer as a list, where the window is narrow. */
function TabChoice(props: {
  active: string
  items: readonly { key: string; label: string }[]
  onChange: (key: string) => void
}): ReactNode {
  const { active, items, onChange } = props
  const { texts } = useDesignerTexts()
  return (
    <Select
      className="ld-designer-tabs"
      aria-label={texts.part}
      value={active}
      options={items.map(({ key, label }) => ({ value: key, label }))}
      onChange={onChange}
    />
  )
}

/** Sends rows as a file in the layout of the export, which is checked as every import is. */
async function sendRows(key: string, { fields, label }: Draft, pending: PendingRows) {
  const { workbookOf } = await import('@lading/ui/excel-import')
  const columns = placedColumns(pending, fields).columns.map(({ name, at }) => ({
    key: name,
    title: fields[name]!.zh,
    at,
  }))
  const file = await workbookOf(
    pending.rows.map((row, at) => ({
      line: at + 1,
      values: Object.fromEntries(columns.map((column) => [column.key, row[column.at] ?? null])),
    })),
    columns,
    { title: label.zh },
  )
  return request()
    .resource(`/online/${key}`)
    .importFiles([new File([file], `${key}.xlsx`)])
}
