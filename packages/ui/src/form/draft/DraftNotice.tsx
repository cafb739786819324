import { Alert, Button, Space } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { formMessages } from '../locale/messages'
import type { FormDraftModel } from './useDraft'

/** Offers what was entered earlier and not saved. */
export function DraftNotice({ draft }: { draft: FormDraftModel }): ReactNode {
  const texts = useMessages(formMessages)
  const { offer } = draft
  if (!offer) return null
  return (
    <Alert
      className="lading-form-draft"
      type="info"
      showIcon
      title={texts.draftFound(dayjs(offer.at).format('YYYY-MM-DD HH:mm:ss'))}
      description={offer.outdated ? texts.draftOutdated : undefined}
      action={
        <Space>
          <Button size="small" type="primary" onClick={() => void draft.restore()}>
            {texts.draftRestore}
          </Button>
          <Button size="small" onClick={draft.discard}>
            {texts.draftDiscard}
          </Button>
        </Space>
      }
    />
  )
}
