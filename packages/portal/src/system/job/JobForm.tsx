import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatch } from 'react-hook-form'
import { CronInput } from '@lading/ui/cron-builder'
import { FormSection } from '@lading/ui/form'
import type { EntityFormModel } from '@lading/ui/form'
import { request } from '@/platform/request'
import { FormControl } from '../administration/FormControl'
import { sysJob } from './job.entity'
import { upcoming } from './upcoming'
import './job.css'

/** Which job, when, and with what: names come from the server, the expression says when it runs next. */
export function JobForm({ form }: { form: EntityFormModel }): ReactNode {
  const { t } = useTranslation('system')
  const names = useQuery({
    queryKey: ['jobs', 'names'],
    queryFn: ({ signal }) => request().jobs.names({ query: {}, signal, silent: true }),
    enabled: !form.readonly,
  })
  return (
    <>
      <FormControl form={form} name="jobClassName">
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            showSearch
            loading={names.isFetching}
            value={(value as string | null) || undefined}
            onChange={onChange}
            notFoundContent={names.isError ? t('ops.failed') : undefined}
            options={(names.data ?? []).map((name) => ({ value: name, label: name }))}
          />
        )}
      </FormControl>
      <FormControl form={form} name="cronExpression">
        {({ value, onChange, ...control }) => (
          <CronInput {...control} value={value as string | null} onChange={onChange} />
        )}
      </FormControl>
      <NextRuns form={form} />
      <FormSection form={form} rows={sysJob.form[0]!.rows} />
    </>
  )
}

/** When the expression runs next, in the time of the server. */
function NextRuns({ form }: { form: EntityFormModel }): ReactNode {
  const { t } = useTranslation('system')
  const expression: unknown = useWatch({ control: form.methods.control, name: 'cronExpression' })
  const runs = upcoming(typeof expression === 'string' ? expression : '')
  if (runs.length === 0) return null
  return (
    <div className="ld-job-next">
      <span>{t('ops.job.next')}</span>
      <ol>
        {runs.map((run) => (
          <li key={run}>{run}</li>
        ))}
      </ol>
    </div>
  )
}
