import {
  DeleteOutlined,
  DownloadOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  HolderOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
} from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { uploadMessages } from '../locale/messages'
import { isImage, isPdf } from '../logic/fileKinds'
import { sizeText } from '../logic/sizeText'
import type { UploadItem } from '../logic/uploadList'
import { useSorted } from './Sortable'
import type { RowActions } from './useFileActions'

/** One file of a list. */
export interface FileRowProps {
  item: UploadItem
  /** Place in the list, from 0. */
  index: number
  /** Files in the list. */
  of: number
  sortable: boolean
  allowDownload: boolean
  allowRemove: boolean
  actions: RowActions
  onRetry: (id: string) => void
  onRemove: (id: string, index: number) => void
}

/** A line with name, size, how far it is, and what can be done to it; drawn again only when its file changes. */
export const FileRow = memo(function FileRow(props: FileRowProps): ReactNode {
  const { item, index, of, sortable, allowDownload, allowRemove, actions, onRetry, onRemove } = props
  const texts = useMessages(uploadMessages)
  const sorted = useSorted(item.id)
  const { name, status, size } = item
  const Icon = isImage(item) ? FileImageOutlined : isPdf(item) ? FilePdfOutlined : FileOutlined
  return (
    <li
      ref={sorted.ref}
      style={sorted.style}
      className="lading-upload-row"
      data-status={status}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={of}
    >
      {sortable && (
        <Button
          type="text"
          size="small"
          className="lading-upload-drag"
          icon={<HolderOutlined />}
          aria-label={texts.drag(name)}
          {...sorted.handle}
        />
      )}
      <Icon aria-hidden />
      {status === 'done' ? (
        <button
          type="button"
          className="lading-upload-name"
          title={name}
          aria-label={texts.preview(name)}
          onClick={() => actions.preview(item)}
        >
          {name}
        </button>
      ) : (
        <span className="lading-upload-name" title={name}>
          {name}
        </span>
      )}
      {size !== undefined && <span className="lading-upload-note">{sizeText(size)}</span>}
      {status === 'uploading' && (
        <>
          <Progress percent={item.percent} size="small" showInfo={false} aria-label={name} />
          <span className="lading-upload-note">
            {item.percent > 0 ? texts.uploading(item.percent) : texts.wait}
          </span>
        </>
      )}
      {status === 'error' && (
        <>
          <span className="lading-upload-note">{texts.failed}</span>
          <Button
            type="text"
            size="small"
            icon={<QuestionCircleOutlined />}
            aria-label={texts.why(name)}
            title={item.error?.message}
            onClick={() => actions.explain(item)}
          />
          <Button
            type="text"
            size="small"
            icon={<RedoOutlined />}
            aria-label={texts.retry(name)}
            onClick={() => onRetry(item.id)}
          />
        </>
      )}
      {status === 'done' && allowDownload && (
        <Button
          type="text"
          size="small"
          icon={<DownloadOutlined />}
          aria-label={texts.download(name)}
          onClick={() => actions.download(item)}
        />
      )}
      {allowRemove && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={texts.remove(name)}
          data-remove=""
          onClick={() => onRemove(item.id, index)}
        />
      )}
    </li>
  )
})
