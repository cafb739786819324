import { Select } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { DesignedReportRow } from '@lading/core/contract'
import { RuleField } from '@lading/ui/rule-form'
import { AddDesign } from '@/designer/AddDesign'
import type { NewDesign } from '@/designer/AddDesign'
import { DesignList } from '@/designer/DesignList'
import { DesignPage } from '@/designer/DesignPage'
import { filled } from '@/designer/texts'
import { sourceOptions, startFrom } from './reportEdits'
import { ReportDesigner } from './ReportDesigner'
import { useDesignTexts } from './useDesignTexts'
import { useDesignedReport, useReportDesign, useReports, useReportSources } from './useReports'
import '../report.css'

/** 报表设计: the stored reports, and the designer of the one that is opened (spec 1 §2, report head list). */
export function OnlCgreportHeadList(): ReactNode {
  return (
    <DesignPage
      list={(open) => <ReportList onOpen={open} />}
      useOne={useDesignedReport}
      designer={(report, back) => <ReportDesigner report={report} onBack={back} />}
    />
  )
}

function ReportList({ onOpen }: { onOpen: (id: string) => void }): ReactNode {
  const { texts } = useDesignTexts()
  const reports = useReports()
  const { remove } = useReportDesign()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <DesignList<DesignedReportRow>
        title={texts.title}
        addText={texts.add}
        rows={reports}
        mayDesign
        onAdd={() => setAdding(true)}
        onDesign={onOpen}
        onOpen={({ code }) => void navigate(`/online/cgreport/${code}`)}
        removeAsk={(_, name) => filled(texts.removeAsk, { name })}
        onRemove={remove}
      />
      {adding ? <AddDialog onClose={() => setAdding(false)} onAdded={onOpen} /> : null}
    </>
  )
}

/** What a report reads. */
interface Source {
  source: string
}

const NO_SOURCE: Source = { source: '' }

/** Code, names and source of a new report. */
function AddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }): ReactNode {
  const { texts } = useDesignTexts()
  const { add } = useReportDesign()
  const make = async ({ code, zh, en, source }: NewDesign & Source) =>
    onAdded((await add(code, { zh, en }, startFrom(source))).id)
  return (
    <AddDesign<Source>
      title={texts.add}
      start={NO_SOURCE}
      rules={{ source: 'required' }}
      onAdd={make}
      onClose={onClose}
    >
      <SourceField />
    </AddDesign>
  )
}

/** The field `source` of the form around. */
function SourceField(): ReactNode {
  const { texts, locale } = useDesignTexts()
  const { data: sources = [], isPending } = useReportSources()
  const form = useFormContext<Source>()
  return (
    <RuleField form={form} name="source" label={texts.source}>
      {({ value, ...control }) => (
        <Select
          {...control}
          value={value || undefined}
          showSearch={{ optionFilterProp: 'label' }}
          loading={isPending}
          options={sourceOptions(sources, locale)}
        />
      )}
    </RuleField>
  )
}
