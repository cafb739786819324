import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined'
import { calls } from '@lading/core/calls'
import type { EntityDefinition } from '@lading/core/entity'
import { KINDS, permissionCode } from '@lading/core/entity'
import { useCan } from '@lading/ui/foundation'
import { Button, Input, Space, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '@/platform/request'
import { sharedFilesAddress } from '@/shell/standalone/sharedFilesAddress'
import { useDone } from '@/system/administration/useDone'

const hasFiles = ({ fields, lines = {} }: EntityDefinition) =>
  [fields, ...Object.values(lines).map((line) => line.fields)].some((each) =>
    Object.values(each).some(({ kind }) => KINDS[kind].files === 'paths'),
  )

/**
 * Gives somebody without an account, e.g. a supplier, a link to the files of a stored record (spec 1 §2,
 * `/barcode/supplier/BarInquiryOrderFiles`). Nothing where the entity has no files, or the session may not edit.
 */
export function ShareFiles({ entity, id }: { entity: EntityDefinition; id: string }): ReactNode {
  const { t } = useTranslation('system')
  const done = useDone()
  const [link, setLink] = useState<{ address: string; until: string }>()
  const may = useCan(permissionCode(entity, 'edit'))
  if (!may || !hasFiles(entity)) return null
  const make = () =>
    done(async () => {
      const body = { entity: entity.key, id }
      const { share, until } = await request().call(calls.sharedFilesLink, { body, silent: true })
      setLink({ address: sharedFilesAddress(share), until })
    }, t('ops.share.made'))
  return (
    <Space wrap style={{ padding: 16 }}>
      <Button icon={<ShareAltOutlined />} onClick={() => void make()}>
        {t('ops.share.make')}
      </Button>
      {link ? (
        <>
          <Input readOnly value={link.address} aria-label={t('ops.share.make')} style={{ width: 320 }} />
          <Typography.Text copyable={{ text: link.address }} />
          <Typography.Text type="secondary">{t('ops.share.until', { until: link.until })}</Typography.Text>
        </>
      ) : null}
    </Space>
  )
}
