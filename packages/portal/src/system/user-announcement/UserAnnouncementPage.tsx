import type { AnnouncementModel } from '@lading/core/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Badge, Button, Input, Select, Space, Table } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardScroll } from '@lading/ui/list-page'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/app/i18n/useLocale'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { NoticeModal } from '@/shell/notifications/NoticeModal'
import { routeOf, useShellRoutes } from '@/shell/layout/useShellRoutes'
import { noticePath } from '@/shell/notifications/noticeTarget'
import { NOTICE_KEY } from '@/shell/notifications/useNotices'
import '../page.css'

/** A row of the receipts; the server sends what it knows of the announcement along (contract §14). */
interface Receipt {
  id: string
  anntId: string
  titile: string
  titleEn?: string | null
  sender?: string | null
  priority?: string | null
  msgCategory?: string | null
  readFlag: string | null
  sendTime: string | null
}

/** 我的通告: all announcements addressed to the user, unread first (spec 1 §2, "/isps/userAnnouncement"). */
export function UserAnnouncementPage(): ReactNode {
  const { t } = useTranslation('system')
  const { t: shell } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const client = useQueryClient()
  const navigate = useNavigate()
  const text = useText()
  const { objects } = useShellRoutes()
  const [titile, setTitile] = useState('')
  const [readFlag, setReadFlag] = useState<string>()
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: 10 })
  const [shown, setShown] = useState<AnnouncementModel>()
  const query = { pageNo, pageSize, ...(titile && { titile: `*${titile}*` }), ...(readFlag && { readFlag }) }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...NOTICE_KEY, 'received', query],
    queryFn: ({ signal }) => request().announcements.received({ query, signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  async function open(row: Receipt): Promise<void> {
    try {
      const notice = await request().announcements.get({ query: { id: row.anntId } })
      const path = noticePath(notice, objects.map(routeOf))
      if (path) void navigate(path)
      else setShown(notice)
      if (row.readFlag !== '1') await request().announcements.markRead({ body: { anntId: row.anntId } })
      await client.invalidateQueries({ queryKey: NOTICE_KEY })
    } catch (failure) {
      request().report(failure)
    }
  }
  async function readAll(): Promise<void> {
    try {
      await request().announcements.readAll({})
      void message.success(t('announcements.allRead'))
      await client.invalidateQueries({ queryKey: NOTICE_KEY })
    } catch (failure) {
      request().report(failure)
    }
  }

  return (
    <section className="ld-system-page">
      <h1>{t('announcements.heading')}</h1>
      <Space wrap className="ld-system-tools">
        <Input.Search
          allowClear
          placeholder={t('announcements.title')}
          aria-label={t('announcements.title')}
          onSearch={(text) => {
            setTitile(text.trim())
            setPage({ pageNo: 1, pageSize })
          }}
        />
        <Select
          allowClear
          className="ld-system-select"
          placeholder={t('announcements.state')}
          aria-label={t('announcements.state')}
          value={readFlag}
          options={[
            { value: '0', label: t('announcements.unread') },
            { value: '1', label: t('announcements.read') },
          ]}
          onChange={(value: string | undefined) => {
            setReadFlag(value)
            setPage({ pageNo: 1, pageSize })
          }}
        />
        <Button onClick={() => void readAll()}>{t('announcements.readAll')}</Button>
      </Space>
      {error ? (
        <Alert
          className="ld-gap"
          type="error"
          showIcon
          title={failureText(error, t('announcements.failed'))}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        />
      ) : null}
      <KeyboardScroll>
        <Table<Receipt>
          rowKey="id"
          size="middle"
          loading={isFetching && !data}
          dataSource={data?.records as Receipt[] | undefined}
          scroll={{ x: 640 }}
          pagination={{
            current: pageNo,
            pageSize,
            total: data?.total ?? 0,
            showSizeChanger: true,
            pageSizeOptions: [10, 20, 30],
            size: 'small',
            onChange: (next, size) => setPage({ pageNo: size === pageSize ? next : 1, pageSize: size }),
          }}
          columns={[
            {
              title: t('announcements.title'),
              dataIndex: 'titile',
              render: (_title: string, row) => (
                <Button type="link" className="ld-system-link" onClick={() => void open(row)}>
                  {text({ zh: row.titile, en: row.titleEn || row.titile })}
                </Button>
              ),
            },
            {
              title: t('announcements.category'),
              dataIndex: 'msgCategory',
              width: 110,
              render: (value: string | null) =>
                value === '2' ? shell('notice.system') : shell('notice.notices'),
            },
            { title: t('announcements.sender'), dataIndex: 'sender', width: 120 },
            { title: t('announcements.sendTime'), dataIndex: 'sendTime', width: 180 },
            {
              title: t('announcements.state'),
              dataIndex: 'readFlag',
              width: 100,
              render: (value: string | null) =>
                value === '1' ? (
                  <Badge status="default" text={t('announcements.read')} />
                ) : (
                  <Badge status="processing" text={t('announcements.unread')} />
                ),
            },
          ]}
        />
      </KeyboardScroll>
      <NoticeModal notice={shown} onClose={() => setShown(undefined)} />
    </section>
  )
}
