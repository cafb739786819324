import BellOutlined from '@ant-design/icons/BellOutlined'
import type { AnnouncementModel } from '@lading/core/contract'
import { Tabs, lazyDialog } from '@lading/ui/foundation'
import { Alert, Badge, Button, Empty, Popover, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '@/app/i18n/useLocale'
import { request } from '@/platform/request'
import { useDevice } from '../layout/useDevice'
import { useShellRoutes, routeOf } from '../layout/useShellRoutes'
import { noticePath } from './noticeTarget'
import { useNotices, useUnreadCount } from './useNotices'

/** Frames and dialogs come with the first message that is opened. */
const NoticeModal = lazyDialog(async () => (await import('./NoticeModal')).NoticeModal)

const PRIORITY_COLOR = { L: 'default', M: 'blue', H: 'red' } as const

const WITHIN = { overflow: { adjustY: true, shiftX: true } }

/** The bell with the number of unread messages, and the messages in two lists. */
export function NoticeBell({ onNavigate }: { onNavigate: (path: string) => void }): ReactNode {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { notices, noticeTotal, system, systemTotal, isPending, isError, reload, markRead } = useNotices()
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<AnnouncementModel>()
  const { objects } = useShellRoutes()
  const count = useUnreadCount()
  const isPhone = useDevice() === 'mobile'

  function show(notice: AnnouncementModel): void {
    setOpen(false)
    const path = noticePath(notice, objects.map(routeOf))
    if (path) onNavigate(path)
    else setShown(notice)
    markRead(notice.id).catch((error: unknown) => request().report(error))
  }

  const list = (items: AnnouncementModel[]) => {
    if (isPending) return <Skeleton active title={false} />
    if (!isError) return <NoticeList items={items} onShow={show} />
    const again = (
      <Button size="small" onClick={reload}>
        {common('retry')}
      </Button>
    )
    return <Alert type="warning" showIcon title={t('notice.failed')} action={again} />
  }
  // How many there are is not known before they could be read.
  const counted = (name: string, total: number) => (isPending || isError ? name : `${name} (${total})`)
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        // On a phone it is nearly as wide as the screen, and is moved until it stands on it: its arrow would point elsewhere.
        align={WITHIN}
        arrow={!isPhone}
        content={
          <>
            <Tabs
              className="ld-notices"
              size="small"
              items={[
                { key: 'notices', label: counted(t('notice.notices'), noticeTotal), children: list(notices) },
                { key: 'system', label: counted(t('notice.system'), systemTotal), children: list(system) },
              ]}
            />
            <Button
              type="link"
              block
              onClick={() => {
                setOpen(false)
                onNavigate('/isps/userAnnouncement')
              }}
            >
              {t('notice.more')}
            </Button>
          </>
        }
      >
        <Button
          type="text"
          aria-label={t('notice.bell', { count })}
          title={t('notice.title')}
          icon={
            <Badge count={count} size="small" overflowCount={99}>
              <BellOutlined />
            </Badge>
          }
        />
      </Popover>
      {shown ? <NoticeModal notice={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  )
}

function NoticeList({
  items,
  onShow,
}: {
  items: AnnouncementModel[]
  onShow: (notice: AnnouncementModel) => void
}): ReactNode {
  const { t } = useTranslation('shell')
  const text = useText()
  if (items.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notice.empty')} />
  }
  return (
    <ul>
      {items.map((notice) => {
        const priority = notice.priority as keyof typeof PRIORITY_COLOR
        return (
          <li key={notice.id}>
            <button type="button" onClick={() => onShow(notice)}>
              <span>{text({ zh: notice.titile, en: notice.titleEn || notice.titile })}</span>
              {priority in PRIORITY_COLOR ? (
                <Tag color={PRIORITY_COLOR[priority]}>{t(`notice.priority.${priority}`)}</Tag>
              ) : null}
              <small>{notice.sendTime ?? notice.createTime}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
