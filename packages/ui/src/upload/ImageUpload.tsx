import { PlusOutlined } from '@ant-design/icons'
import { App, Button, Upload } from 'antd'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useControlHandle } from '../foundation/control/useControlHandle'
import { Css } from '../foundation/Css'
import { useHandler } from '../foundation/useHandler'
import { useMessages } from '../foundation/locale/useMessages'
import type { FileUploadProps } from './FileUpload'
import { uploadMessages } from './locale/messages'
import { acceptOf } from './logic/fileRules'
import { Announcer } from './parts/Announcer'
import { FilePreview } from './parts/FilePreview'
import { focusNeighbour } from './parts/focusNeighbour'
import { ImageCard } from './parts/ImageCard'
import { Sortable } from './parts/Sortable'
import { useCropping } from './parts/useCropping'
import { useFileActions } from './parts/useFileActions'
import { uploadCss } from './styles'
import { useUploadQueue } from './useUploadQueue'

/** Properties of `ImageUpload`. */
export interface ImageUploadProps extends Omit<FileUploadProps, 'kind' | 'drop'> {
  /** Width by height, e.g. 1 for an avatar: each image is cut to it before it is sent. @default nothing is cut */
  cropRatio?: number
}

/**
 * Images as a wall of cards: shown large, moved by drag, keyboard or buttons (spec 2 §4: the first cannot move
 * earlier, the last not later), made smaller before they are sent (quality 0.4 or 0.2, spec 2 §9).
 *
 * @example <ImageUpload maxCount={6} value={paths} onChange={setPaths} />
 */
export function ImageUpload(props: ImageUploadProps): ReactNode {
  const { id, onBlur, disabled = false, btnText, directory = false, maxCount = 0 } = props
  const { allowDownload = true, allowRemove = true, compress = 'image' } = props
  const texts = useMessages(uploadMessages)
  const { message } = App.useApp()
  const root = useRef<HTMLDivElement>(null)
  useControlHandle(props.ref, root)
  const queue = useUploadQueue({ ...props, kind: 'image', compress }, root)
  const actions = useFileActions(queue.items)
  const cropping = useCropping(props.cropRatio, queue.add)
  const { items } = queue
  const locked = disabled || !queue.canUpload
  const full = maxCount > 0 && items.filter(({ status }) => status !== 'error').length >= maxCount
  const step = useHandler((itemId: string, by: number) => {
    const to = items.findIndex((item) => item.id === itemId) + by
    if (to < 0) void message.warning(texts.isFirst)
    else if (to >= items.length) void message.warning(texts.isLast)
    else queue.move(itemId, to)
  })
  const remove = useHandler((itemId: string, index: number) => {
    queue.remove(itemId)
    focusNeighbour(root.current, index)
  })
  return (
    <div ref={root} className="lading-upload" onBlur={onBlur}>
      <Css name="upload">{uploadCss}</Css>
      <div className="lading-upload-images">
        {items.length > 0 && (
          <Sortable ids={items.map((item) => item.id)} disabled={disabled} onMove={queue.move}>
            <ul className="lading-upload-wall" aria-label={texts.images}>
              {items.map((item, index) => (
                <ImageCard
                  key={item.id}
                  item={item}
                  sortable={!disabled && items.length > 1}
                  allowDownload={allowDownload}
                  allowRemove={allowRemove && !disabled}
                  index={index}
                  actions={actions.row}
                  onStep={step}
                  onRetry={queue.retry}
                  onRemove={remove}
                />
              ))}
            </ul>
          </Sortable>
        )}
        {!locked && !full && (
          <Upload
            id={id}
            multiple={maxCount !== 1}
            directory={directory}
            accept={acceptOf('image')}
            showUploadList={false}
            pastable
            beforeUpload={(file, batch) => {
              if (file === batch[0]) cropping.take(batch)
              return Upload.LIST_IGNORE
            }}
          >
            <Button
              type="dashed"
              className="lading-upload-picker"
              icon={<PlusOutlined />}
              aria-describedby={props['aria-describedby']}
              data-picker=""
            >
              {btnText ?? (items.length > 0 ? texts.chooseMore : texts.chooseImage)}
            </Button>
          </Upload>
        )}
      </div>
      {!queue.canUpload && !disabled && <span className="lading-upload-note">{texts.noUploads}</span>}
      {disabled && items.length === 0 && <span className="lading-upload-note">{texts.none}</span>}
      {cropping.dialog}
      <Announcer items={items} />
      <FilePreview item={actions.shown} onClose={actions.closePreview} />
    </div>
  )
}
