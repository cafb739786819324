import { Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ListPageModel, ListRow } from '@lading/ui/list-page'
import { SystemPage } from '../administration/SystemPage'
import { DataSourceForm } from './DataSourceForm'
import { storedDataSource, sysDataSource } from './dataSource.entity'
import { useSourceTexts } from './locale'
import { OfferedTables } from './OfferedTables'

/** 数据源: other databases that reports may be made from (ADR 41). */
export function SysDataSourceList(): ReactNode {
  const texts = useSourceTexts()
  const [opened, setOpened] = useState<{ row: ListRow; page: ListPageModel }>()
  return (
    <>
      <SystemPage
        entity={sysDataSource}
        stored={storedDataSource}
        superQuery={false}
        // A number that names something has no separators.
        columns={sysDataSource.list.map((field) =>
          field === 'port' ? { field, render: (port: unknown) => String(port) } : field,
        )}
        operationWidth={240}
        form={(form) => <DataSourceForm form={form} />}
        operations={(row, page) =>
          page.rights.can('edit') ? (
            <Button type="link" size="small" onClick={() => setOpened({ row, page })}>
              {texts.tables}
            </Button>
          ) : null
        }
      />
      {opened ? (
        <OfferedTables
          source={opened.row}
          onClose={() => setOpened(undefined)}
          onSaved={() => {
            opened.page.refresh()
            setOpened(undefined)
          }}
        />
      ) : null}
    </>
  )
}
