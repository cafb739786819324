import {
  FileZipOutlined,
  FilePdfOutlined,
  InboxOutlined,
  RedoOutlined,
  UploadOutlined,
} from '@ant-design/icons'
import { Button, Upload } from 'antd'
import { useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import type { ControlHandle } from '../foundation/control/controlProps'
import { useControlHandle } from '../foundation/control/useControlHandle'
import { Css } from '../foundation/Css'
import { useHandler } from '../foundation/useHandler'
import { SteadyButton } from '../foundation/control/SteadyButton'
import { useMessages } from '../foundation/locale/useMessages'
import { uploadMessages } from './locale/messages'
import { acceptOf } from './logic/fileRules'
import { Announcer } from './parts/Announcer'
import { FilePreview } from './parts/FilePreview'
import { FileList } from './parts/FileList'
import { FileRow } from './parts/FileRow'
import { focusNeighbour } from './parts/focusNeighbour'
import { Sortable } from './parts/Sortable'
import { useFileActions } from './parts/useFileActions'
import { uploadCss } from './styles'
import { useUploadQueue } from './useUploadQueue'
import type { UploadQueueInput } from './useUploadQueue'

/** Properties of the upload widgets. `value` and `onChange` are those of antd's `Form.Item` and of RHF's `Controller`. */
export interface FileUploadProps extends UploadQueueInput {
  ref?: Ref<ControlHandle>
  /** Of the button: for labels. */
  id?: string
  onBlur?: () => void
  /** Files are shown, not changed. @default false */
  disabled?: boolean
  /** Text of the button. @default 点击上传 */
  btnText?: string
  /** @default true */
  allowDownload?: boolean
  /** @default true */
  allowRemove?: boolean
  /** A field to drop files on, in place of the button. @default false */
  drop?: boolean
  /** Files of a folder, with those below it. @default false */
  directory?: boolean
  /** Id of what describes the field, e.g. its error. */
  'aria-describedby'?: string
}

/**
 * Files of a record: chosen, dropped or pasted, three on their way at once, retried, sorted, shown, downloaded,
 * packed, merged. Attachments: `maxCount={MAX_ATTACHMENTS} maxBytes={MAX_ATTACHMENT_BYTES}` (spec 2 §5).
 *
 * @example <FileUpload kind="file" value={paths} onChange={setPaths} />
 */
export function FileUpload(props: FileUploadProps): ReactNode {
  const { id, onBlur, disabled = false, btnText, drop = false, directory = false } = props
  const { allowDownload = true, allowRemove = true, kind = 'all', maxCount = 0 } = props
  const texts = useMessages(uploadMessages)
  const root = useRef<HTMLDivElement>(null)
  useControlHandle(props.ref, root)
  const queue = useUploadQueue(props, root)
  const actions = useFileActions(queue.items)
  const { items } = queue
  const full = maxCount > 0 && items.filter(({ status }) => status !== 'error').length >= maxCount
  const locked = disabled || !queue.canUpload
  const label = btnText ?? (kind === 'image' ? texts.chooseImage : texts.choose)
  const picker = {
    id,
    multiple: maxCount !== 1,
    directory,
    accept: acceptOf(kind),
    showUploadList: false,
    disabled: locked || full,
    pastable: !locked,
    beforeUpload: (file: File, batch: File[]) => {
      if (file === batch[0]) queue.add(batch)
      return Upload.LIST_IGNORE
    },
  }
  const remove = useHandler((itemId: string, index: number) => {
    queue.remove(itemId)
    focusNeighbour(root.current, index)
  })
  const failed = items.some(({ status }) => status === 'error')
  return (
    <div ref={root} className="lading-upload" onBlur={onBlur}>
      <Css name="upload">{uploadCss}</Css>
      <div className="lading-upload-bar">
        {!disabled &&
          (drop ? (
            <div className="lading-upload-drop">
              <Upload.Dragger {...picker} style={{ padding: 8 }}>
                <InboxOutlined style={{ fontSize: 28 }} />
                <div>{texts.drop}</div>
              </Upload.Dragger>
            </div>
          ) : (
            <Upload {...picker}>
              <SteadyButton
                icon={<UploadOutlined />}
                disabled={locked || full}
                aria-describedby={props['aria-describedby']}
                data-picker=""
              >
                {label}
              </SteadyButton>
            </Upload>
          ))}
        {queue.uploading && <span className="lading-upload-note">{texts.uploading(queue.percent)}</span>}
        {failed && !disabled && (
          <Button size="small" icon={<RedoOutlined />} onClick={queue.retryFailed}>
            {texts.retryAll}
          </Button>
        )}
        {actions.zip && allowDownload && (
          <Button size="small" icon={<FileZipOutlined />} loading={actions.busy} onClick={actions.zip}>
            {texts.zip}
          </Button>
        )}
        {actions.merge && allowDownload && (
          <Button size="small" icon={<FilePdfOutlined />} loading={actions.busy} onClick={actions.merge}>
            {texts.merge}
          </Button>
        )}
        {!queue.canUpload && !disabled && <span className="lading-upload-note">{texts.noUploads}</span>}
        {disabled && items.length === 0 && <span className="lading-upload-note">{texts.none}</span>}
      </div>
      {items.length > 0 && (
        <Sortable ids={items.map((item) => item.id)} disabled={disabled} onMove={queue.move}>
          <FileList
            items={items}
            label={texts.files}
            row={(item, index) => (
              <FileRow
                key={item.id}
                item={item}
                index={index}
                of={items.length}
                sortable={!disabled && items.length > 1}
                allowDownload={allowDownload}
                allowRemove={allowRemove && !disabled}
                actions={actions.row}
                onRetry={queue.retry}
                onRemove={remove}
              />
            )}
          />
        </Sortable>
      )}
      <Announcer items={items} />
      <FilePreview item={actions.shown} onClose={actions.closePreview} />
    </div>
  )
}
