import { App } from 'antd'
import { useState } from 'react'
import { saveFile } from '../../dialogs/saveFile'
import { useMessages } from '../../foundation/locale/useMessages'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'
import { uploadMessages } from '../locale/messages'
import { isImage, isPdf } from '../logic/fileKinds'
import type { UploadItem } from '../logic/uploadList'

/** What can be done to the files of a list, apart from changing it. */
export interface FileActions {
  /** What is being looked at. */
  shown: UploadItem | undefined
  /** Shows an image or PDF here; others go to the preview service, or are downloaded. */
  preview(item: UploadItem): void
  closePreview(): void
  download(item: UploadItem): void
  /** Why an upload failed: 上传出错 (spec 2 §8). */
  explain(item: UploadItem): void
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

  const download = (item: UploadItem) => {
    if (!item.path || !files) return void message.warning(texts.unknownFile)
    const address = files.open?.(item.path) ?? Promise.resolve(files.url(item.path))
    address.then((url) => openLink(url, item.name), report)
  }
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
    shown,
    preview(item) {
      if (isImage(item) || isPdf(item)) setShown(item)
      else if (files?.previewUrl && item.path)
        window.open(files.previewUrl(item.path), '_blank', 'noopener,noreferrer')
      else download(item)
    },
    closePreview: () => setShown(undefined),
    download,
    explain: (item) =>
      void modal.error({
        title: texts.failedTitle,
        content: texts.failedWhy(item.error?.message || texts.unknownError),
      }),
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
