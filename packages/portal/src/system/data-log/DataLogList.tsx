import type { DataColumnDefinition } from '@lading/ui/list-page'
import { Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { lazyView } from '@/shell/page/lazyView'
import { byTime } from '../administration/newestFirst'
import { SystemPage } from '../administration/SystemPage'
import { useSystemSource } from '../administration/useSystemSource'
import { sysDataLog } from './dataLog.entity'
import { ChangedFields, ChangeTag } from './ChangeCells'
import { useTableName } from './useRecordNames'

const RecordTimeline = lazyView(async () => (await import('./RecordTimeline')).RecordTimeline, {
  loading: null,
})

/** 数据日志: every save of a record, and the history of one with its differences (contract §19). */
export function DataLogList(): ReactNode {
  const { t } = useTranslation('system')
  const tableName = useTableName()
  // The database writes the changes of the administration, with ids of its own.
  const source = useSystemSource(sysDataLog, byTime)
  const [opened, setOpened] = useState<ListRow>()

  return (
    <>
      <SystemPage
        entity={sysDataLog}
        source={source}
        viewable={false}
        superQuery={false}
        columns={sysDataLog.list.map((field): string | DataColumnDefinition => {
          if (field === 'dataTable') return { field, render: (table) => tableName(String(table)) }
          if (field === 'dataContent')
            return {
              field,
              sortable: false,
              render: (content, row) => <ChangedFields table={String(row.dataTable)} content={content} />,
            }
          if (field === 'type')
            return {
              field,
              render: (type, row) => <ChangeTag table={String(row.dataTable)} type={String(type)} />,
            }
          return field
        })}
        operations={(row) => (
          <Button
            type="link"
            size="small"
            aria-label={`${t('ops.dataLog.history')} ${String(row.dataId)}`}
            onClick={() => setOpened(row)}
          >
            {t('ops.dataLog.history')}
          </Button>
        )}
      />
      {opened ? (
        <RecordTimeline
          dataTable={String(opened.dataTable)}
          dataId={String(opened.dataId)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  )
}
