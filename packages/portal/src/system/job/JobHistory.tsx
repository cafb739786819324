import { KeyboardScroll } from '@lading/ui/list-page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Drawer, Table, Tag } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'

const COLORS: Record<string, string> = {
  ok: 'green',
  failed: 'red',
  broken: 'volcano',
  running: 'blue',
  skipped: 'default',
}

/** A run as the list gives it. */
interface Run {
  id: string
  trigger_dictText?: string
  outcome: string
  outcome_dictText?: string
  runBy: string
  startTime: string
  durationMs: number | null
  message: string
}

/** The runs of one job: when, who, how long, how it went and what it told. */
export function JobHistory({ job, onClose }: { job: ListRow; onClose: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: 10 })
  const query = { jobId: job.id, pageNo, pageSize }
  const { data, error, isFetching } = useQuery({
    queryKey: ['jobs', 'history', query],
    queryFn: ({ signal }) => request().jobs.history({ query, signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Drawer open size={960} title={t('ops.job.historyOf', { name: job.jobClassName })} onClose={onClose}>
      {error ? <Alert type="error" showIcon title={failureText(error, t('ops.failed'))} /> : null}
      <KeyboardScroll>
        <Table<Run>
          rowKey="id"
          size="small"
          loading={isFetching}
          dataSource={(data?.records ?? []) as unknown as Run[]}
          locale={{ emptyText: t('ops.job.never') }}
          scroll={{ x: 720 }}
          pagination={{
            current: pageNo,
            pageSize,
            total: data?.total ?? 0,
            size: 'small',
            onChange: (next, size) => setPage({ pageNo: size === pageSize ? next : 1, pageSize: size }),
          }}
          columns={[
            { title: t('ops.job.start'), dataIndex: 'startTime', width: 175 },
            {
              title: t('ops.job.trigger'),
              dataIndex: 'trigger_dictText',
              width: 130,
              render: (text: string | undefined, { runBy }) => [text, runBy].filter(Boolean).join(' · '),
            },
            {
              title: t('ops.job.outcome'),
              dataIndex: 'outcome',
              width: 100,
              render: (outcome: string, run) => (
                <Tag color={COLORS[outcome] ?? 'default'}>{run.outcome_dictText ?? outcome}</Tag>
              ),
            },
            {
              title: t('ops.job.duration'),
              dataIndex: 'durationMs',
              width: 100,
              align: 'right',
              render: (ms: number | null) => (ms === null ? '' : `${ms.toLocaleString('en-US')} ms`),
            },
            { title: t('ops.job.message'), dataIndex: 'message' },
          ]}
        />
      </KeyboardScroll>
    </Drawer>
  )
}
