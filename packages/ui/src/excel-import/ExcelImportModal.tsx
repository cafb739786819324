import { DeleteOutlined, FileExcelOutlined, UploadOutlined } from '@ant-design/icons'
import { App, Button, Switch, Upload } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { SteadyButton } from '../foundation/control/SteadyButton'
import { Modal } from '../foundation/overlay/Modal'
import { useImportAnswer } from '../dialogs/import-answer/useImportAnswer'
import type { ImportAnswer, WriteOptions } from '../foundation/dataSource'
import { useMessages } from '../foundation/locale/useMessages'
import { createIdempotency } from '../foundation/idempotency'
import { importMessages } from './locale/messages'

/** The Excel import modal (spec 2 §2, §4, §7). */
export interface ExcelImportModalProps {
  open: boolean
  /** Sends the files with the fields of the form, e.g. `source.importFiles`; the key is the same for the same files. */
  onImport: (files: File[], fields: Record<string, string>, options: WriteOptions) => Promise<ImportAnswer>
  onClose: () => void
  /** After a success, also a partial one. */
  onOk: (answer: ImportAnswer) => void
  /** Online forms: a switch whether the server checks the rows (`validateStatus`, 0 or 1). @default false */
  online?: boolean
  /** Columns of lines are passed over: headers alone are added. */
  isSingleTableImport?: boolean
  /** Fields with the value that every record gets whatever stands in the file. Sent as JSON unless it is a text. */
  foreignKeys?: string | Readonly<Record<string, unknown>>
}

/** Choose .xls and .xlsx files and send them, 600 wide. Each opening begins without files and unchecked. */
export function ExcelImportModal(props: ExcelImportModalProps): ReactNode {
  const { open, onImport, onClose, onOk, online = false, isSingleTableImport, foreignKeys } = props
  const texts = useMessages(importMessages)
  const tell = useImportAnswer()
  const { message } = App.useApp()
  const id = useId()
  const [files, setFiles] = useState<File[]>([])
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState(false)
  const [keys] = useState(createIdempotency)

  const add = (chosen: readonly File[]) => {
    const fitting = chosen.filter(({ name }) => /\.xlsx?$/i.test(name))
    if (fitting.length < chosen.length) void message.warning(texts.wrongType)
    setFiles((before) => [...before, ...fitting])
  }
  const start = async () => {
    if (files.length === 0) return void message.warning(texts.noFile)
    const names = files.map(({ name }) => name).join('、')
    setBusy(true)
    try {
      const fields = {
        ...(isSingleTableImport !== undefined && { isSingleTableImport: String(isSingleTableImport) }),
        ...(foreignKeys && {
          foreignKeys: typeof foreignKeys === 'string' ? foreignKeys : JSON.stringify(foreignKeys),
        }),
        ...(online && { validateStatus: checked ? '1' : '0' }),
      }
      const sent = [fields, ...files.map(({ name, size, lastModified }) => [name, size, lastModified])]
      const answer = await onImport(files, fields, { idempotencyKey: keys.keyFor(sent) })
      keys.done()
      if (!answer.success)
        return void message.warning(texts.failedFile(names, answer.message || texts.failed))
      tell(answer)
      onOk(answer)
      onClose()
    } catch (error) {
      const why = error instanceof Error && error.message ? error.message : texts.failed
      void message.warning(texts.failedFile(names, why))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open={open}
      title={texts.title}
      width={600}
      destroyOnHidden
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) return
        setFiles([])
        setChecked(false)
      }}
      footer={[
        <Button key="close" onClick={onClose}>
          {texts.close}
        </Button>,
        <SteadyButton
          key="start"
          type="primary"
          loading={busy}
          disabled={files.length === 0}
          onClick={() => void start()}
        >
          {texts.start}
        </SteadyButton>,
      ]}
    >
      {online && (
        <p>
          <label htmlFor={id}>{texts.validate}</label>{' '}
          <Switch
            id={id}
            checked={checked}
            onChange={setChecked}
            checkedChildren={texts.on}
            unCheckedChildren={texts.off}
          />
        </p>
      )}
      <Upload
        multiple
        accept=".xls,.xlsx"
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file, batch) => {
          if (file === batch[0]) add(batch)
          return Upload.LIST_IGNORE
        }}
      >
        <SteadyButton icon={<UploadOutlined />} disabled={busy}>
          {texts.choose}
        </SteadyButton>
      </Upload>
      {files.length > 0 && (
        <ul aria-label={texts.files} style={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
          {files.map((file, index) => (
            <li key={`${index}-${file.name}`} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
              <FileExcelOutlined aria-hidden />
              <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</span>
              <SteadyButton
                type="text"
                size="small"
                disabled={busy}
                icon={<DeleteOutlined />}
                aria-label={texts.removeFile(file.name)}
                onClick={() => setFiles(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
