import { App } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnnouncementModel } from '@lading/core/contract'
import type { ListPageModel, ListRow } from '@lading/ui/list-page'
import { request } from '@/platform/request'
import { lazyView } from '@/shell/page/lazyView'
import { RowMenu } from '../administration/RowMenu'
import type { RowAction } from '../administration/RowMenu'
import { SystemPage } from '../administration/SystemPage'
import { useDone } from '../administration/useDone'
import { AnnouncementForm } from './AnnouncementForm'
import { sysAnnouncement } from './announcement.entity'

const Readers = lazyView(async () => (await import('./Readers')).Readers, { loading: null })
const NoticeModal = lazyView(async () => (await import('@/shell/notifications/NoticeModal')).NoticeModal, {
  loading: null,
})

const RELEASED = '1'

/** 通告管理: write, preview, release, take back, and see who has read (contract §14). */
export function SysAnnouncementList(): ReactNode {
  const { t } = useTranslation('system')
  const { modal } = App.useApp()
  const done = useDone()
  const [readers, setReaders] = useState<ListRow>()
  const [preview, setPreview] = useState<AnnouncementModel>()

  function actionsOf(row: ListRow, page: ListPageModel): RowAction[] {
    const { id } = row
    const title = String(row.titile)
    const act = (work: () => Promise<unknown>, text: string) =>
      done(work, text).then((ok) => void (ok && page.refresh()))
    const ask = (question: string, work: () => Promise<unknown>, text: string) =>
      void modal.confirm({ title: question, content: title, onOk: () => act(work, text) })
    const calls = request().announcements
    const isReleased = row.sendStatus === RELEASED
    const release: RowAction[] = isReleased
      ? [
          {
            key: 'tell',
            label: t('ops.announcement.tell'),
            onClick: () =>
              void act(() => calls.tellAgain({ query: { anntId: id } }), t('ops.announcement.told')),
          },
          {
            key: 'revoke',
            label: t('ops.announcement.revoke'),
            danger: true,
            onClick: () =>
              ask(
                t('ops.announcement.askRevoke'),
                () => calls.revoke({ query: { id } }),
                t('ops.announcement.revoked'),
              ),
          },
        ]
      : [
          {
            key: 'release',
            label: t('ops.announcement.release'),
            onClick: () =>
              ask(
                t('ops.announcement.askRelease'),
                () => calls.release({ query: { id } }),
                t('ops.announcement.released'),
              ),
          },
        ]
    return [
      {
        key: 'preview',
        label: t('ops.announcement.preview'),
        onClick: () => void calls.get({ query: { id } }).then(setPreview, request().report),
      },
      ...(isReleased
        ? [{ key: 'readers', label: t('ops.announcement.readers'), onClick: () => setReaders(row) }]
        : []),
      ...(page.rights.can('release') ? release : []),
    ]
  }

  return (
    <>
      <SystemPage
        entity={sysAnnouncement}
        width={960}
        operationWidth={210}
        form={(form) => <AnnouncementForm form={form} />}
        operations={(row, page) => <RowMenu name={String(row.titile)} actions={actionsOf(row, page)} />}
      />
      {readers ? <Readers announcement={readers} onClose={() => setReaders(undefined)} /> : null}
      {preview ? <NoticeModal preview notice={preview} onClose={() => setPreview(undefined)} /> : null}
    </>
  )
}
