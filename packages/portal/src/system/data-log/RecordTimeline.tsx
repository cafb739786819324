import { useQuery } from '@tanstack/react-query'
import { Alert, Drawer, Empty, Spin, Tag, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { ChangeDetail } from './ChangeDetail'
import { changeColor, useChangeName } from './useChangeName'
import { readChange } from './readChange'
import { useFieldNames, useTableName } from './useRecordNames'

/** An entry as the versions give it. */
interface Entry {
  id: string
  dataVersion: number
  type: string
  dataContent: string
  createBy: string
  createTime: string
}

/** Everything that was done to one record, newest first, with what each save changed. */
export function RecordTimeline({
  dataTable,
  dataId,
  onClose,
}: {
  dataTable: string
  dataId: string
  onClose: () => void
}): ReactNode {
  const { t } = useTranslation('system')
  const nameOf = useFieldNames(dataTable)
  const tableName = useTableName()
  const changeName = useChangeName(dataTable)
  const { data, error, isPending } = useQuery({
    queryKey: ['dataLog', 'versions', dataTable, dataId],
    queryFn: async ({ signal }) => {
      const entries = await request().monitor.versions({ query: { dataTable, dataId }, signal, silent: true })
      return entries as unknown as Entry[]
    },
    staleTime: 0,
  })
  return (
    <Drawer open size="large" title={`${tableName(dataTable)} · ${dataId}`} onClose={onClose}>
      {error ? <Alert type="error" showIcon title={failureText(error, t('ops.failed'))} /> : null}
      {isPending ? <Spin /> : null}
      {data?.length === 0 ? <Empty /> : null}
      <Timeline
        items={(data ?? []).map((entry) => ({
          key: entry.id,
          color: changeColor(entry.type),
          content: (
            <article>
              <div className="ld-change-meta">
                <Tag color={changeColor(entry.type)}>{changeName(entry.type)}</Tag>
                <span>{entry.createBy}</span>
                <time>{entry.createTime}</time>
                <span>{t('ops.dataLog.version', { version: entry.dataVersion })}</span>
              </div>
              <ChangeDetail change={readChange(entry.dataContent)} nameOf={nameOf} />
            </article>
          ),
        }))}
      />
    </Drawer>
  )
}
