import { App, Flex, Input, Select, Tabs } from 'antd'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { DesignData } from '@/designer/DesignData'
import { DesignShell } from '@/designer/DesignShell'
import { useDesign } from '@/designer/useDesign'
import { ColumnTable } from './ColumnTable'
import { ConditionEditor } from './ConditionEditor'
import { PublishReport } from './PublishReport'
import { addField, placeId, sourceId, sourceOptions, sourceTree, startFrom } from './reportEdits'
import type { ReportDraft } from './reportEdits'
import { ReportPreview } from './ReportPreview'
import { ReportVersions } from './ReportVersions'
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
  const design = useDesign<Designed, Edited>(opened, editedOf, (report, { label, draft }) =>
    save(report, label, draft),
  )
  const { data: sources } = useReportSources()
  const {
    stored: report,
    edited: { label, draft },
    took,
  } = design
  const change = (next: ReportDraft) => design.change({ label, draft: next })
  const tree = useMemo(() => sourceTree(sources ?? [], draft), [sources, draft])
  const shared = { draft, tree, onChange: change }
  const askBack = () =>
    modal.confirm({
      title: texts.takeBackAsk,
      onOk: () => takeBack(report).then(took, () => undefined),
    })
  return (
    <DesignShell
      design={design}
      name={textIn(label, locale)}
      onBack={onBack}
      onTakeBack={askBack}
      publishing={(close) => (
        <PublishReport
          report={report}
          onClose={close}
          onPublished={(next) => {
            design.published(next)
            close()
            void message.success(texts.done)
          }}
        />
      )}
    >
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
            onChange={(event) =>
              design.change({ draft, label: { ...label, [language]: event.target.value } })
            }
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
              {
                key: 'versions',
                label: texts.versions,
                children: <ReportVersions report={report} onTakeBack={askBack} />,
              },
              {
                key: 'data',
                label: texts.data,
                children: (
                  <DesignData
                    design={design}
                    draft={draft}
                    refuse={(read) =>
                      Array.isArray((read as Partial<ReportDraft>).columns) ? undefined : 'columns'
                    }
                    onChange={change}
                  />
                ),
              },
            ]}
          />
          <ReportPreview draft={draft} label={label} />
        </div>
      </div>
    </DesignShell>
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
  const source = sources.find((each) => sourceId(each) === placeId(draft))
  return (
    <>
      <Select
        aria-label={texts.source}
        className="ld-report-source"
        showSearch={{ optionFilterProp: 'label' }}
        value={placeId(draft)}
        options={sourceOptions(sources, locale)}
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
          onChange={(key: string) => onChange(startFrom(placeId(draft), key || undefined))}
        />
      ) : null}
    </>
  )
}
