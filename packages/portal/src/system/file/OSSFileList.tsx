import { App, Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPageModel, ListRow } from '@lading/ui/list-page'
import { useUi } from '@lading/ui/foundation'
import type { DataColumnDefinition } from '@lading/ui/list-page'
import { calls } from '@lading/core/calls'
import { request } from '@/platform/request'
import { useSession } from '@/session/sessionStore'
import { SystemPage } from '../administration/SystemPage'
import { useDone } from '../administration/useDone'
import { sysFile } from './file.entity'
import { fileSize } from './fileSize'

/** 文件管理: what was uploaded by whom; opening one, and deleting an own one (contract §17). */
export function OSSFileList(): ReactNode {
  const { t } = useTranslation('system')
  const { modal } = App.useApp()
  const { dataSource } = useUi()
  const me = useSession((session) => session.user?.username)
  const done = useDone()
  const [busy, setBusy] = useState<string>()

  async function open({ id }: ListRow): Promise<void> {
    setBusy(id)
    // Opened at once: a window that comes after the answer is taken for an unwanted one.
    const opened = window.open('', '_blank')
    try {
      const address = await dataSource.files!.open!(id)
      if (opened) {
        opened.opener = null
        opened.location.replace(new URL(address, location.href).href)
      }
    } catch (failure) {
      opened?.close()
      request().report(failure)
    } finally {
      setBusy(undefined)
    }
  }
  const remove = ({ id, fileName }: ListRow, page: ListPageModel) =>
    void modal.confirm({
      title: t('ops.removeOne', { name: fileName }),
      content: t('ops.file.askRemove'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await done(() => request().call(calls.fileOssDelete, { query: { id } }), t('ops.removed'))
        page.refresh()
      },
    })

  return (
    <SystemPage
      entity={sysFile}
      viewable={false}
      superQuery={false}
      columns={sysFile.list.map((field): string | DataColumnDefinition =>
        field === 'size' ? { field, sortable: false, render: (size) => fileSize(Number(size)) } : field,
      )}
      operations={(row, page) => (
        <>
          <Button
            type="link"
            size="small"
            loading={busy === row.id}
            aria-label={`${t('ops.file.open')} ${String(row.fileName)}`}
            onClick={() => void open(row)}
          >
            {t('ops.file.open')}
          </Button>
          {row.createBy === me ? (
            <Button
              type="link"
              size="small"
              danger
              aria-label={`${t('ops.remove')} ${String(row.fileName)}`}
              onClick={() => remove(row, page)}
            >
              {t('ops.remove')}
            </Button>
          ) : null}
        </>
      )}
    />
  )
}
