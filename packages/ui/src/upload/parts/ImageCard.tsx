import {
  DeleteOutlined,
  DownloadOutlined,
  HolderOutlined,
  LeftOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  RightOutlined,
} from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { uploadMessages } from '../locale/messages'
import type { FileRowProps } from './FileRow'
import { useSorted } from './Sortable'
import { useFileUrl } from './useFileUrl'

/** One image of the wall. */
export interface ImageCardProps extends Omit<FileRowProps, 'of'> {
  /** -1: earlier, 1: later. */
  onStep: (id: string, by: number) => void
}

/** A card with the image and its tools. */
export const ImageCard = memo(function ImageCard(props: ImageCardProps): ReactNode {
  const { item, index, sortable, allowDownload, allowRemove, actions, onStep, onRetry, onRemove } = props
  const texts = useMessages(uploadMessages)
  const sorted = useSorted(item.id)
  const url = useFileUrl(item)
  const { name, status } = item
  const [broken, setBroken] = useState<string>()
  const tool = (label: string, icon: ReactNode, onClick: () => void, more: object = {}) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={onClick}
      {...more}
    />
  )
  return (
    <li ref={sorted.ref} style={sorted.style} className="lading-upload-card" data-status={status}>
      <button
        type="button"
        className="lading-upload-thumb"
        // What it shows when it failed is part of its name; the name of the file may be cut.
        aria-label={status === 'error' ? `${texts.failed} ${name}` : texts.preview(name)}
        title={name}
        disabled={status === 'uploading'}
        onClick={() => (status === 'error' ? actions.explain(item) : actions.preview(item))}
      >
        {status === 'error' ? (
          texts.failed
        ) : url && url !== broken ? (
          // What cannot be shown is called by its name.
          <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
        ) : (
          name
        )}
      </button>
      {status === 'uploading' && (
        <Progress percent={item.percent} size="small" showInfo={false} aria-label={name} />
      )}
      <div className="lading-upload-tools">
        {sortable && (
          <>
            {tool(texts.earlier(name), <LeftOutlined />, () => onStep(item.id, -1))}
            <Button
              type="text"
              size="small"
              className="lading-upload-drag"
              icon={<HolderOutlined />}
              aria-label={texts.drag(name)}
              {...sorted.handle}
            />
            {tool(texts.later(name), <RightOutlined />, () => onStep(item.id, 1))}
          </>
        )}
        {status === 'error' && (
          <>
            {tool(texts.why(name), <QuestionCircleOutlined />, () => actions.explain(item))}
            {tool(texts.retry(name), <RedoOutlined />, () => onRetry(item.id))}
          </>
        )}
        {status === 'done' && allowDownload
          ? tool(texts.download(name), <DownloadOutlined />, () => actions.download(item))
          : null}
        {allowRemove &&
          tool(texts.remove(name), <DeleteOutlined />, () => onRemove(item.id, index), { 'data-remove': '' })}
      </div>
    </li>
  )
})
