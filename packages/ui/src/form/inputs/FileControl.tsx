import { CloseOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons'
import { App, Button, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { maxFilesOf } from '@lading/core/entity'
import { useMessages } from '../../foundation/locale/useMessages'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'
import { formMessages } from '../locale/messages'
import type { ControlProps } from './controlProps'
import { refuseFile, splitPaths } from './fileLimits'

/** Attachments: their stored paths, joined by commas. */
export function FileControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, disabled, describedBy } = props
  const { files } = useUi().dataSource
  const { message } = App.useApp()
  const texts = useMessages(formMessages)
  const report = useSourceMessage()
  const [running, setRunning] = useState(0)
  const paths = splitPaths(value)
  const most = maxFilesOf(field)
  // Several uploads may end between two renders; each adds to what the one before left.
  const latest = useRef(paths)
  latest.current = paths
  const pending = useRef(0)

  const change = (next: string[]) => {
    latest.current = next
    onChange(next.join(',') || null)
  }
  const upload = async (file: File) => {
    const refused = refuseFile(file.size, latest.current.length + pending.current, most)
    if (refused) {
      void message.error(refused === 'tooLarge' ? texts.tooLarge : texts.tooMany(most))
      return
    }
    pending.current += 1
    setRunning(pending.current)
    try {
      const stored = await files?.upload(file)
      if (stored) change([...latest.current, stored.path])
    } catch (error) {
      void message.error(texts.uploadFailed(file.name))
      report(error)
    } finally {
      pending.current -= 1
      setRunning(pending.current)
    }
  }

  return (
    <div style={{ minHeight: 32 }} onBlur={onBlur}>
      {files && (
        <Upload
          multiple={most > 1}
          showUploadList={false}
          disabled={disabled || paths.length >= most}
          accept={field.kind === 'image' ? 'image/*' : undefined}
          beforeUpload={(file) => {
            void upload(file)
            return false
          }}
        >
          <Button id={id} icon={<UploadOutlined />} loading={running > 0} aria-describedby={describedBy}>
            {running > 0 ? texts.uploading : texts.upload}
          </Button>
        </Upload>
      )}
      {paths.map((path) => {
        const name = path.slice(path.lastIndexOf('/') + 1)
        return (
          <div key={path} style={{ display: 'flex', gap: 8, alignItems: 'center', minWidth: 0 }}>
            <PaperClipOutlined />
            {files ? (
              <a href={files.url(path)} target="_blank" rel="noreferrer noopener">
                {name}
              </a>
            ) : (
              name
            )}
            {!disabled && (
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={texts.removeFile(name)}
                onClick={() => change(paths.filter((each) => each !== path))}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
