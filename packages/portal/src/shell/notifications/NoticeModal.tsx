import type { AnnouncementModel } from '@lading/core/contract'
import { FullscreenModal } from '@lading/ui/dialogs'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { safeRedirect } from '@/session/redirect'
import { useText } from '@/app/i18n/useLocale'
import { routeOf, useShellRoutes } from '../layout/useShellRoutes'
import { useSettings } from '../settings/settingsStore'
import { noticeDocument } from './noticeDocument'
import { noticeHandling } from './noticeTarget'
import { useOpenedPictures } from './useOpenedPictures'

/** Of the window's width (spec 1 §2). */
const SHARE = 0.6
const NARROWEST = 480

/**
 * 通知消息: one announcement, 60% wide, its body 80% of the window, or fullscreen (spec 1 §2). The content is HTML of
 * other users: it stands in a frame that may neither run scripts nor reach the portal.
 */
export function NoticeModal({
  notice,
  onClose,
  preview = false,
}: {
  notice: AnnouncementModel | undefined
  onClose: () => void
  /** Shown to its author: 去处理 leads nowhere. @default false */
  preview?: boolean
}): ReactNode {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const dark = useSettings((settings) => settings.mode === 'dark')
  const content = useOpenedPictures(notice?.msgContent ?? '')
  const text = useText()
  const { objects } = useShellRoutes()
  const leads = notice && noticeHandling(notice, objects.map(routeOf), (path) => safeRedirect(path, ''))
  const title = notice && text({ zh: notice.titile, en: notice.titleEn || notice.titile })
  const handle = () => {
    onClose()
    if (leads?.path) void navigate(leads.path)
    else if (leads?.url) window.open(leads.url, '_blank', 'noopener,noreferrer')
  }
  return (
    <FullscreenModal
      open={notice !== undefined}
      title={t('notice.title')}
      width={Math.max(NARROWEST, Math.round(window.innerWidth * SHARE))}
      className="ld-notice"
      onClose={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {common('close')}
        </Button>,
        leads ? (
          <Button key="handle" type="primary" disabled={preview} onClick={handle}>
            {t('notice.handle')}
          </Button>
        ) : null,
      ]}
    >
      <article className="ld-notice-body">
        <h2>{title}</h2>
        <p className="ld-notice-meta">
          <span>{t('notice.sender', { name: notice?.sender ?? '-' })}</span>
          <span>{t('notice.sendTime', { time: notice?.sendTime ?? '-' })}</span>
        </p>
        <iframe
          className="ld-notice-content"
          title={title}
          sandbox="allow-popups"
          srcDoc={noticeDocument(content, dark)}
        />
      </article>
    </FullscreenModal>
  )
}
