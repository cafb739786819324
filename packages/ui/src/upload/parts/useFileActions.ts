import { App } from 'antd'
import { useMemo, useState } from 'react'
import { saveFile } from '../../foundation/saveFile'
import { useMessages } from '../../foundation/locale/useMessages'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { useHandler } from '../../foundation/useHandler'
import { useUi } from '../../foundation/useUi'
import { uploadMessages } from '../locale/messages'
import { isImage, isPdf } from '../logic/fileKinds'
import type { UploadItem } from '../logic/uploadList'

/** What can be done to one file; the same object in every render. */
export interface RowActions {
  /** Shows an image or PDF here; others go to the preview service, or are downloaded. */
  preview(item: UploadItem): void
  download(item: UploadItem): void
  /** Why an upload failed: 上传出错 (spec 2 §8). */
  explain(item: UploadItem): void
}

/** What can be done to the files of a list, apart from changing it. */
export interface FileActions {
  row: RowActions
  /** What is being looked at. */
  shown: UploadItem | undefined
  closePreview(): void
  /** All files as an archive; absent when the data port has no such call. */
  zip?: () => void
  /** All PDF files as one; absent without the call or with fewer than two of them. */
  merge?: () => void
  /** An archive or merge is on its way. */
  busy: boolean
}

/** The actions of a list of files. */
export function useFileActions(items: readonly UploadItem[]): FileActions {
  const { files } = useUi().dataSource
  const { message, modal } = App.useApp()
  const texts = useMessages(uploadMessages)
  const report = useSourceMessage()
  const [shown, setShown] = useState<UploadItem>()
  const [busy, setBusy] = useState(false)
  const stored = items.filter(({ path }) => path)
  const pdfs = stored.filter(isPdf)

  const download = useHandler((item: UploadItem) => {
    if (!item.path || !files) return void message.warning(texts.unknownFile)
    const address = files.open?.(item.path) ?? Promise.resolve(files.url(item.path))
    address.then((url) => openLink(url, item.name), report)
  })
  const preview = useHandler((item: UploadItem) => {
    if (isImage(item) || isPdf(item)) setShown(item)
    else if (files?.previewUrl && item.path)
      Promise.resolve(files.previewUrl(item.path)).then((url) => {
        if (url) window.open(url, '_blank', 'noopener,noreferrer')
        else download(item)
      }, report)
    else download(item)
  })
  const explain = useHandler(
    (item: UploadItem) =>
      void modal.error({
        title: texts.failedTitle,
        content: texts.failedWhy(item.error?.message || texts.unknownError),
      }),
  )
  const row = useMemo(() => ({ preview, download, explain }), [preview, download, explain])
  const pack = async (call: () => Promise<{ blob: Blob; name: string }>, name: string) => {
    setBusy(true)
    try {
      const file = await call()
      if (file.blob.size === 0) void message.warning(texts.downloadFailed)
      else saveFile(file.blob, name)
    } catch (error) {
      report(error)
    } finally {
      // Spec 2 §8: a failure only enables the button again; the message is ours.
      setBusy(false)
    }
  }
  const paths = (of: readonly UploadItem[]) => of.map(({ path }) => path!)

  return {
    row,
    shown,
    closePreview: () => setShown(undefined),
    ...(files?.zip &&
      stored.length > 1 && { zip: () => void pack(() => files.zip!(paths(stored)), 'files.zip') }),
    ...(files?.mergePdf &&
      pdfs.length > 1 && { merge: () => void pack(() => files.mergePdf!(paths(pdfs)), 'files.pdf') }),
    busy,
  }
}

function openLink(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
