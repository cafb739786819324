import { App } from 'antd'
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { UiContext } from '../../../foundation/uiContext'
import { BeginWorkContext } from '../../../foundation/unfinished/unfinished'
import { messagesIn } from '../../../foundation/locale/uiLanguages'
import { uploadMessages } from '../../../upload/locale/messages'
import { MAX_UPLOAD_BYTES, acceptOf, refusalOf } from '../../../upload/logic/fileRules'
import type { UploadItem } from '../../../upload/logic/uploadList'
import { GridContext } from '../../../grid/view/gridContext'
import type { CellPanelProps } from '../../../grid/api/cell'
import { cellUploadList } from './cellUploadList'
import { limitsOf } from './fileLimits'
import { openStored } from './openStored'
import { uploadsOf } from './cellUploads'
import { findShown } from '../../../grid/features/filtering/filtering'
import { previewOf } from './previewState'

const never = () => () => {}

/**
 * The files of the cell being edited: sends more, tries again, opens and removes them. Arrows choose one, Enter opens
 * it or tries again, Delete removes it; on the button, Enter asks for files.
 */
export function FilePanel({ row, column, id, keys, onActive }: CellPanelProps) {
  const grid = useContext(GridContext)
  const ui = useContext(UiContext)
  const files = ui?.dataSource.files
  const texts = messagesIn(uploadMessages, grid?.validator.locale ?? 'zh-CN')
  const uploads = grid && uploadsOf(grid)
  useSyncExternalStore(uploads?.version.on ?? never, () => uploads?.version.get() ?? 0)
  const around = useContext(BeginWorkContext)
  const rowId = grid?.engine.store.idOf(row) ?? ''
  const list = uploads?.list(
    rowId,
    column.key,
    cellUploadList(column, {
      files,
      wrongContent: texts.wrongContent(column.title),
      begin: () =>
        around(() => {
          const at = grid && findShown(grid, rowId, column.key)
          if (at) grid.viewport.reveal(at.row, at.column)
        }),
    }),
  )
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const items = list?.items() ?? []
  const [wished, setHere] = useState(Number.POSITIVE_INFINITY)
  const here = Math.min(wished, items.length)
  const current = items[here]
  const { allowDownload = true, allowRemove = true, btnText } = column.def
  const limits = limitsOf(column.def)

  const choose = (chosen: readonly File[]) => {
    const taken: File[] = []
    const present = items.filter(({ status }) => status !== 'error').length
    let refused = ''
    for (const file of chosen) {
      const refusal = refusalOf(file, present + taken.length, limits)
      if (refusal)
        refused = `${file.name}: ${texts.refusals[refusal](limits.maxBytes ?? MAX_UPLOAD_BYTES, limits.maxCount ?? 0)}`
      else taken.push(file)
    }
    setSaid(refused)
    if (taken.length > 0) list?.add(taken)
  }
  const open = async ({ path, name }: UploadItem) => {
    if (column.def.type === 'image' && path !== undefined && grid) {
      previewOf(grid).set({ name, path })
      return
    }
    const opened = path !== undefined && files !== undefined && (await openStored(files, path, name))
    if (!opened) setSaid(texts.downloadFailed)
  }
  const { modal } = App.useApp()
  const explain = ({ error }: UploadItem) =>
    void modal.error({
      title: texts.failedTitle,
      content: texts.failedWhy(error?.message || texts.unknownError),
      mask: { closable: true },
      afterClose: () => grid?.focusInput(),
    })
  useEffect(() => {
    onActive(`${id}-${here}`)
    return () => onActive(undefined)
  }, [id, here, onActive])
  useEffect(() => {
    keys.current = ({ key, altKey }) => {
      if (altKey) return false
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        setHere(Math.max(0, Math.min(items.length, here + (key === 'ArrowDown' ? 1 : -1))))
        return true
      }
      if (key === 'Enter' && !current) input.current?.click()
      else if (key === 'Enter' && current?.status === 'error') list?.retry(current.id)
      else if (key === 'Enter' && current?.status === 'done' && allowDownload) void open(current)
      else if (key === 'Delete' && current && allowRemove) list?.remove(current.id)
      else return key === 'Enter' || key === 'Delete'
      return true
    }
    return () => {
      keys.current = null
    }
  })
  return (
    <div className="lg-list lg-file-list">
      <ul id={id} role="listbox" aria-label={column.title}>
        {items.map((item, index) => (
          <li
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === here}
            className={`lg-option${index === here ? ' lg-here' : ''}`}
            onClick={() => setHere(index)}
          >
            <span className="lg-file-name">{item.name}</span>
            {item.status === 'uploading' && <span>{texts.uploading(item.percent)}</span>}
            {item.status === 'error' && (
              <span className="lg-file-failed">
                {texts.failed}: {item.error?.message || texts.unknownError}
              </span>
            )}
          </li>
        ))}
        <li
          id={`${id}-${items.length}`}
          role="option"
          aria-selected={here === items.length}
          aria-disabled={!files}
          className={`lg-option lg-upload${here === items.length ? ' lg-here' : ''}`}
          onClick={() => input.current?.click()}
        >
          {files
            ? (btnText ?? (column.def.type === 'image' ? texts.chooseImage : texts.choose))
            : texts.noUploads}
        </li>
      </ul>
      {current && (
        <div className="lg-file-tools">
          {current.status === 'error' && (
            <>
              <button type="button" onClick={() => list?.retry(current.id)}>
                {texts.retry(current.name)}
              </button>
              <button type="button" onClick={() => explain(current)}>
                {texts.why(current.name)}
              </button>
            </>
          )}
          {current.status === 'done' && allowDownload && (
            <button type="button" onClick={() => void open(current)}>
              {texts.download(current.name)}
            </button>
          )}
          {allowRemove && (
            <button type="button" onClick={() => list?.remove(current.id)}>
              {texts.remove(current.name)}
            </button>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple={limits.maxCount !== 1}
        accept={acceptOf(limits.kind)}
        aria-label={column.title}
        onChange={(event) => {
          choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {said && (
        <div role="alert" className="lg-file-failed lg-none">
          {said}
        </div>
      )}
    </div>
  )
}
