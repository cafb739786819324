import type { DataColumnDefinition } from '@lading/ui/list-page'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { lazyView } from '@/shell/page/lazyView'
import { SystemPage } from '../administration/SystemPage'
import { sysDataLog } from './dataLog.entity'
import { readChange } from './readChange'
import { changeColor, useChangeName } from './useChangeName'
import { useTableName } from './useRecordNames'

const RecordTimeline = lazyView(async () => (await import('./RecordTimeline')).RecordTimeline, {
  loading: null,
})

/** Names of changed fields that fit into a cell. */
const NAMED = 4

/** 数据日志: every save of a record, and the history of one with its differences (contract §19). */
export function DataLogList(): ReactNode {
  const { t } = useTranslation('system')
  const tableName = useTableName()
  const changeName = useChangeName()
  const [opened, setOpened] = useState<ListRow>()

  function summary(content: unknown): string {
    const { values, lines } = readChange(content)
    const names = values.slice(0, NAMED).map(({ name }) => name)
    const more = values.length > NAMED ? ['…'] : []
    return [...names, ...more, ...lines.map(({ key }) => key)].join(', ')
  }

  return (
    <>
      <SystemPage
        entity={sysDataLog}
        viewable={false}
        superQuery={false}
        columns={sysDataLog.list.map((field): string | DataColumnDefinition => {
          if (field === 'dataTable') return { field, render: (table) => tableName(String(table)) }
          if (field === 'dataContent') return { field, sortable: false, render: summary }
          if (field === 'type')
            return {
              field,
              render: (type) => <Tag color={changeColor(String(type))}>{changeName(String(type))}</Tag>,
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
