import { App } from 'antd'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { useMessages } from '../foundation/locale/useMessages'
import { FileUpload } from './FileUpload'
import { ImageUpload } from './ImageUpload'
import { uploadMessages } from './locale/messages'
import type { UploadLimits } from './logic/fileRules'
import { useUi } from '../foundation/useUi'
import type { UploadItem } from './logic/uploadList'

/** A file chosen in the popup (spec 2 §3). */
export interface ChosenFile {
  id: string
  name: string
  /** Where it can be opened. */
  url: string
  /** What a record keeps. */
  path: string
  status: 'done'
}

/** The upload popup. */
export interface UploadModalProps extends UploadLimits {
  open: boolean
  /** @default by kind */
  title?: string
  /** @default 520 (spec 2 §9) */
  width?: number
  /** Of the content, in pixels. @default 200 (spec 2 §9) */
  height?: number
  /** Parts of the form, e.g. `{ biz: 'contract' }`. */
  fields?: Record<string, string>
  onOk: (files: ChosenFile[]) => void
  onCancel: () => void
}

/** Choose files or images, 520 by 200; confirming without one says 未上传任何文件 and stays open (spec 2 §5). */
export function UploadModal(props: UploadModalProps): ReactNode {
  const { open, kind = 'all', title, width = 520, height = 200, fields, onOk, onCancel, ...limits } = props
  const texts = useMessages(uploadMessages)
  const { files } = useUi().dataSource
  const { message } = App.useApp()
  const [value, setValue] = useState<unknown>(null)
  const items = useRef<readonly UploadItem[]>([])
  const box = useRef<HTMLDivElement>(null)
  const Widget = kind === 'image' ? ImageUpload : FileUpload

  const confirm = () => {
    if (box.current?.querySelector('[data-status="uploading"]'))
      return void message.warning(texts.stillUploading)
    const stored = items.current.filter(({ path, status }) => path && status === 'done')
    if (stored.length === 0) return void message.warning(texts.nothingUploaded)
    onOk(
      stored.map(({ id, name, path = '' }) => ({
        id,
        name,
        path,
        url: files?.url(path) ?? path,
        status: 'done',
      })),
    )
  }
  return (
    <Modal
      open={open}
      title={title ?? (kind === 'image' ? texts.imageModalTitle : texts.modalTitle)}
      width={width}
      // A long title ends before the button that closes.
      styles={{ title: { paddingInlineEnd: 24, overflowWrap: 'anywhere' } }}
      destroyOnHidden
      okText={texts.ok}
      cancelText={texts.cancel}
      onOk={confirm}
      onCancel={onCancel}
      afterOpenChange={(shown) => {
        if (shown) return
        items.current = []
        setValue(null)
      }}
    >
      <div ref={box} style={{ minHeight: height, maxHeight: '60vh', overflow: 'auto' }}>
        <Widget
          {...limits}
          kind={kind}
          drop
          value={value}
          fields={fields}
          onChange={(next, now) => {
            items.current = now
            setValue(next)
          }}
        />
      </div>
    </Modal>
  )
}
