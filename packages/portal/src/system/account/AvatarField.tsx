import type { UserModel } from '@lading/core/contract'
import { useCropping } from '@lading/ui/upload'
import { App, Button, Upload } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { UserAvatar } from '@/session/UserAvatar'

/** A picture of oneself may have this many bytes. */
const MAX_BYTES = 2 * 1024 * 1024
/** Pixels of its sides: it is shown small. */
const SIDE = 512

/** The own picture, and another one for it, which is cut to a square. */
export function AvatarField({
  user,
  onChange,
}: {
  user: UserModel
  /** Keeps the stored path. */
  onChange: (path: string) => Promise<void>
}): ReactNode {
  const { t } = useTranslation('account')
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)

  async function send(file: File): Promise<void> {
    if (file.size > MAX_BYTES) return void message.warning(t('imageTooLarge'))
    setBusy(true)
    try {
      const { path } = await request().files.upload(file, { biz: 'avatar', silent: true })
      await onChange(path)
    } catch (failure) {
      void message.error(failureText(failure, t('failed')))
    } finally {
      setBusy(false)
    }
  }

  const cropping = useCropping(1, ([file]) => file && void send(file), SIDE)

  return (
    <div className="ld-account-avatar">
      <UserAvatar size={72} path={user.avatar} name={user.realname || user.username} />
      <Upload
        accept="image/png,image/jpeg,image/gif,image/webp"
        showUploadList={false}
        beforeUpload={(file) => {
          if (file.type.startsWith('image/')) cropping.take([file])
          else void message.warning(t('imageOnly'))
          return Upload.LIST_IGNORE
        }}
      >
        <Button loading={busy}>{t('changeAvatar')}</Button>
      </Upload>
      {cropping.dialog}
    </div>
  )
}
