import { Alert, Button, Space } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { formMessages } from '../locale/messages'
import type { GoneRecord } from '../save/useGone'

/** Says that the record was deleted meanwhile, and offers the ways on: before anybody tries to save. */
export function GoneNotice({ gone }: { gone: GoneRecord | undefined }): ReactNode {
  const texts = useMessages(formMessages)
  if (!gone) return null
  const { why, renew, copyLines, leave } = gone
  return (
    <Alert
      className="lading-form-gone"
      type="warning"
      showIcon
      title={texts.goneMeanwhile}
      description={texts.goneContent(why, renew !== undefined)}
      action={
        <Space wrap>
          {renew && (
            <Button size="small" type="primary" onClick={renew}>
              {texts.renew}
            </Button>
          )}
          {copyLines && (
            <Button size="small" onClick={copyLines}>
              {texts.copyLines}
            </Button>
          )}
          {leave && (
            <Button size="small" onClick={leave}>
              {texts.leavePage}
            </Button>
          )}
        </Space>
      }
    />
  )
}
