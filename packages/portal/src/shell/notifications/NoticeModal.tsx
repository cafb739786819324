import type { AnnouncementModel } from '@lading/core/contract'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { safeRedirect } from '@/session/redirect'
import { useSettings } from '../settings/settingsStore'
import { noticeDocument } from './noticeDocument'
import { useOpenedPictures } from './useOpenedPictures'

/**
 * 通知消息: one announcement, 60% wide, its body 80% of the window (spec 1 §2). The content is HTML of other
 * users: it stands in a frame that may neither run scripts nor reach the portal.
 */
export function NoticeModal({
  notice,
  onClose,
}: {
  notice: AnnouncementModel | undefined
  onClose: () => void
}): ReactNode {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const dark = useSettings((settings) => settings.mode === 'dark')
  const content = useOpenedPictures(notice?.msgContent ?? '')
  const page = notice?.openType === 'url' ? safeRedirect(notice.openPage, '') : ''
  return (
    <Modal
      open={notice !== undefined}
      title={t('notice.title')}
      width="60%"
      className="ld-notice"
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {common('close')}
        </Button>,
        page ? (
          <Button
            key="handle"
            type="primary"
            onClick={() => {
              onClose()
              void navigate(page)
            }}
          >
            {t('notice.handle')}
          </Button>
        ) : null,
      ]}
    >
      <h3>{notice?.titile}</h3>
      <p className="ld-notice-meta">
        <span>{t('notice.sender', { name: notice?.sender ?? '-' })}</span>
        <span>{t('notice.sendTime', { time: notice?.sendTime ?? '-' })}</span>
      </p>
      <iframe
        className="ld-notice-content"
        title={notice?.titile}
        sandbox="allow-popups"
        srcDoc={noticeDocument(content, dark)}
      />
    </Modal>
  )
}
