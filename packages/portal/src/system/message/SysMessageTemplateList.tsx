import { Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { SystemPage } from '../administration/SystemPage'
import { SendMessage } from './SendMessage'
import { sysSmsTemplate } from './template.entity'

/** 消息模板: the texts of messages; one can be sent to see how it arrives. */
export function SysMessageTemplateList(): ReactNode {
  const { t } = useTranslation('system')
  const [sending, setSending] = useState<ListRow>()
  return (
    <>
      <SystemPage
        entity={sysSmsTemplate}
        operationWidth={190}
        operations={(row, page) =>
          page.rights.can('send') ? (
            <Button
              type="link"
              size="small"
              aria-label={`${t('ops.message.send')} ${String(row.templateName)}`}
              onClick={() => setSending(row)}
            >
              {t('ops.message.send')}
            </Button>
          ) : null
        }
      />
      {sending ? <SendMessage template={sending} onClose={() => setSending(undefined)} /> : null}
    </>
  )
}
