import { ArrowLeftOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Alert, App, Button, Flex, Input, Select, Tabs, Tag, Typography } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { useHistory } from '@/online/designer/useHistory'
import { filled } from '../useReportTexts'
import { ColumnTable } from './ColumnTable'
import { ConditionEditor } from './ConditionEditor'
import { DataEditor } from './DataEditor'
import { PublishReport } from './PublishReport'
import { addField, sourceTree, startFrom } from './reportEdits'
import type { ReportDraft } from './reportEdits'
import { ReportPreview } from './ReportPreview'
import { SourceFields } from './SourceFields'
import { useDesignTexts } from './useDesignTexts'
import { useReportDesign, useReportSources } from './useReports'
import type { Designed } from './useReports'
import { ViewEditor } from './ViewEditor'
import './reportDesigner.css'

interface Edited {
  label: { zh: string; en: string }
  draft: ReportDraft
}

const editedOf = ({ labelZh, labelEn, draft }: Designed): Edited => ({
  label: { zh: labelZh, en: labelEn },
  draft: { ...draft, columns: draft.columns ?? [] },
})

/** One report: its fields, columns, conditions and chart beside what comes of them; saved as a draft, and published. */
export function ReportDesigner({
  report: opened,
  onBack,
}: {
  report: Designed
  onBack: () => void
}): ReactNode {
  const { texts, locale } = useDesignTexts()
  const { message, modal } = App.useApp()
  const { save, takeBack } = useReportDesign()
  const [report, setReport] = useState(opened)
  const [first] = useState(() => editedOf(opened))
  const [stored, setStored] = useState(first)
  const history = useHistory<Edited>(first)
  const [publishing, setPublishing] = useState(false)
  const [saving, setSaving] = useState(false)
  const { data: sources } = useReportSources()
  const { label, draft } = history.value
  const dirty = history.value !== stored
  const change = (next: ReportDraft) => history.set({ label, draft: next })
  const tree = useMemo(() => sourceTree(sources ?? [], draft), [sources, draft])

  const took = (next: Designed) => {
    const edited = editedOf(next)
    setReport(next)
    setStored(edited)
    history.reset(edited)
    return next
  }
  /** @returns the report as it is stored; nothing when it could not be, which the user has been told */
  const keep = async (): Promise<Designed | undefined> => {
    if (!dirty) return report
    setSaving(true)
    try {
      return took(await save(report, label, draft))
    } catch {
      return undefined
    } finally {
      setSaving(false)
    }
  }
  const name = textIn(label, locale)
  const shared = { draft, tree, onChange: change }
  return (
    <section className="ld-report" aria-label={name}>
      <Flex wrap gap="small" align="center">
        <Button icon={<ArrowLeftOutlined />} onClick={onBack} aria-label={texts.back} />
        <Typography.Title level={1} className="ld-report-title">
          {name}
        </Typography.Title>
        <Tag>{report.published > 0 ? filled(texts.published, { n: report.published }) : texts.draft}</Tag>
        <span className="ld-report-room" />
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
        {report.published > 1 ? (
          <Button
            onClick={() =>
              modal.confirm({
                title: texts.takeBackAsk,
                onOk: () => takeBack(report).then(took, () => undefined),
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
      {report.findings.length > 0 && !dirty ? (
        <Alert
          type="warning"
          showIcon
          title={texts.findings}
          description={report.findings.map((finding) => (
            <div key={finding.path + finding.en}>
              {finding.path} {textIn(finding, locale)}
            </div>
          ))}
        />
      ) : null}
      <Flex wrap gap="small">
        {(['zh', 'en'] as const).map((language) => (
          <Input
            key={language}
            className="ld-report-label"
            prefix={
              <span className="ld-report-prefix">{language === 'zh' ? texts.nameZh : texts.nameEn}</span>
            }
            aria-label={language === 'zh' ? texts.nameZh : texts.nameEn}
            value={label[language]}
            maxLength={100}
            onChange={(event) => history.set({ draft, label: { ...label, [language]: event.target.value } })}
          />
        ))}
        <Lines {...shared} />
      </Flex>
      <div className="ld-report-body">
        <SourceFields tree={tree} onAdd={(node) => change(addField(draft, node))} />
        <div className="ld-report-edit">
          <Tabs
            items={[
              { key: 'columns', label: texts.columns, children: <ColumnTable {...shared} /> },
              { key: 'conditions', label: texts.conditions, children: <ConditionEditor {...shared} /> },
              { key: 'view', label: texts.view, children: <ViewEditor {...shared} /> },
              { key: 'data', label: texts.data, children: <DataEditor draft={draft} onChange={change} /> },
            ]}
          />
          <ReportPreview draft={draft} label={label} />
        </div>
      </div>
      {publishing ? (
        <PublishReport
          report={report}
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

/** The source, and whether its lines are the rows; another choice begins anew. */
function Lines({
  draft,
  onChange,
}: {
  draft: ReportDraft
  onChange: (draft: ReportDraft) => void
}): ReactNode {
  const { texts, locale } = useDesignTexts()
  const { data: sources = [] } = useReportSources()
  const source = sources.find(({ key }) => key === draft.source)
  return (
    <>
      <Select
        aria-label={texts.source}
        className="ld-report-source"
        showSearch={{ optionFilterProp: 'label' }}
        value={draft.source}
        options={sources.map(({ key, label }) => ({ value: key, label: textIn(label, locale) }))}
        onChange={(key: string) => onChange(startFrom(key))}
      />
      {source && source.lines.length > 0 ? (
        <Select
          aria-label={texts.lines}
          className="ld-report-source"
          value={draft.lines ?? ''}
          options={[
            { value: '', label: texts.headerOnly },
            ...source.lines.map(({ key, label }) => ({
              value: key,
              label: `${texts.lines}: ${textIn(label, locale)}`,
            })),
          ]}
          onChange={(key: string) => onChange(startFrom(draft.source, key || undefined))}
        />
      ) : null}
    </>
  )
}
