import { App, Tag } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPageModel, ListRow } from '@lading/ui/list-page'
import { request } from '@/platform/request'
import { lazyView } from '@/shell/page/lazyView'
import { RowMenu } from '../administration/RowMenu'
import type { RowAction } from '../administration/RowMenu'
import { SystemPage } from '../administration/SystemPage'
import { useDone } from '../administration/useDone'
import { JobForm } from './JobForm'
import { sysJob } from './job.entity'

const JobHistory = lazyView(async () => (await import('./JobHistory')).JobHistory, { loading: null })

const ON = 0

/** 定时任务: what runs when, its history, and running it now (contract §19). */
export function QuartzJobList(): ReactNode {
  const { t } = useTranslation('system')
  const { modal } = App.useApp()
  const done = useDone()
  const [history, setHistory] = useState<ListRow>()

  function actionsOf(row: ListRow, page: ListPageModel): RowAction[] {
    const { id } = row
    const calls = request().jobs
    const act = async (work: () => Promise<unknown>, text: string) => {
      await done(work, text)
      page.refresh()
    }
    return [
      ...(row.status === ON && page.rights.can('pause')
        ? [
            {
              key: 'pause',
              label: t('ops.job.pause'),
              onClick: () => void act(() => calls.pause({ query: { id } }), t('ops.job.paused')),
            },
          ]
        : []),
      ...(row.status !== ON && page.rights.can('resume')
        ? [
            {
              key: 'resume',
              label: t('ops.job.resume'),
              onClick: () => void act(() => calls.resume({ query: { id } }), t('ops.job.resumed')),
            },
          ]
        : []),
      ...(page.rights.can('execute')
        ? [
            {
              key: 'execute',
              label: t('ops.job.execute'),
              onClick: () =>
                void modal.confirm({
                  title: t('ops.job.askExecute'),
                  content: String(row.jobClassName),
                  onOk: () => act(() => calls.execute({ query: { id } }), t('ops.job.executed')),
                }),
            },
          ]
        : []),
      { key: 'history', label: t('ops.job.history'), onClick: () => setHistory(row) },
    ]
  }

  return (
    <>
      <SystemPage
        entity={sysJob}
        width={720}
        operationWidth={210}
        columns={sysJob.list.map((field) =>
          field === 'status'
            ? {
                field,
                render: (status, row) => (
                  <Tag color={status === ON ? 'green' : 'default'}>
                    {String(row.status_dictText ?? status)}
                  </Tag>
                ),
              }
            : field,
        )}
        form={(form) => <JobForm form={form} />}
        operations={(row, page) => <RowMenu name={String(row.jobClassName)} actions={actionsOf(row, page)} />}
      />
      {history ? <JobHistory job={history} onClose={() => setHistory(undefined)} /> : null}
    </>
  )
}
