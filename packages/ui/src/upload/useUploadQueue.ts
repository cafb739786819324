import { App } from 'antd'
import { startTransition, useContext, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { storedNames } from '../foundation/file-names/storedNames'
import { useMessages } from '../foundation/locale/useMessages'
import { isAbort } from '../foundation/useSourceMessage'
import { BeginWorkContext } from '../foundation/unfinished/unfinished'
import { useHandler } from '../foundation/useHandler'
import { useUi } from '../foundation/useUi'
import { uploadMessages } from './locale/messages'
import { compressImage } from './logic/compress'
import type { CompressFor } from './logic/compress'
import { SNIFF_BYTES, contentFits } from './logic/fileKinds'
import { MAX_UPLOAD_BYTES, refusalOf } from './logic/fileRules'
import type { UploadLimits } from './logic/fileRules'
import { PARTS_FROM_BYTES, sendInParts } from './logic/sendInParts'
import { createUploadList } from './logic/uploadList'
import type { UploadItem, UploadList } from './logic/uploadList'
import type { FileRecord, UploadValueFormat } from './logic/uploadValue'

/** What a list of uploads can be told. */
export interface UploadQueueInput extends UploadLimits {
  /** Paths joined by commas, or file records (spec 2 §3). */
  value?: unknown
  onChange?: (value: string | FileRecord[] | null, items: readonly UploadItem[]) => void
  /** How `onChange` is given the value. @default 'paths' */
  format?: UploadValueFormat
  /** Photos are made smaller as for this widget; `false`: sent as they are. @default 'file' */
  compress?: CompressFor | false
  /** Address of a call of its own (a grid column's `action`). */
  action?: string
  /** Further parts of the form, e.g. `{ biz: 'temp', isup: '1' }`. */
  fields?: Record<string, string>
  /** Field of the answer that holds the path. @default 'message' */
  responseName?: string
  /**
   * Deletes the stored file when it is removed from the list (spec 2 §4); `'sent'`: only one that was sent here, where
   * what was there before is wanted again when the form is left without a save. @default true
   */
  removeStored?: boolean | 'sent'
}

/** Files of a field, and what can be done to them. */
export interface UsedUploadQueue {
  items: readonly UploadItem[]
  /** Checks files and sends what may be sent; says why the others may not. */
  add(files: readonly File[]): void
  remove(id: string): void
  retry(id: string): void
  retryFailed(): void
  /** Moves an item to a place from 0. */
  move(id: string, to: number): void
  /** Something is on its way. */
  uploading: boolean
  /** Part of the chosen bytes that is sent, 0 to 100. */
  percent: number
  /** No file service is bound: nothing can be sent. */
  canUpload: boolean
}

/**
 * Uploads without a look: for widgets and grid cells. Three at once, retries, checks by name and content before
 * anything is sent, compression, pause while offline. Ends what runs when the component goes.
 *
 * @param root the widget's element: while it is part of the page, hidden by a tab say, what is on its way goes on.
 *   @default what runs ends when the component is hidden, too
 * @example const queue = useUploadQueue({ value, onChange, kind: 'file', maxCount: 6 })
 */
export function useUploadQueue(
  input: UploadQueueInput,
  root?: RefObject<HTMLElement | null>,
): UsedUploadQueue {
  const { files } = useUi().dataSource
  const { message } = App.useApp()
  const texts = useMessages(uploadMessages)
  const { maxBytes = MAX_UPLOAD_BYTES, maxCount = 0 } = input

  const forget = useHandler((path: string) => {
    if (input.removeStored === false) return
    // The value no longer names the file; a failed clean-up is the server's affair.
    files?.remove?.(path).catch(() => undefined)
  })
  /** A column's own call takes whole files only. */
  const inParts = useHandler(
    (file: File) => files?.parts !== undefined && !input.action && file.size > PARTS_FROM_BYTES,
  )
  const send = useHandler(
    (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }) => {
      if (!files) return Promise.reject(new Error(texts.noUploads))
      const { action, fields, responseName } = input
      if (files.parts && inParts(file)) {
        return sendInParts(file, files.parts, {
          ...options,
          ...(fields && { fields }),
          onOrphan: ({ path }) => forget(path),
          onResumed: (percent) => void message.info(texts.resumed(file.name, percent)),
        })
      }
      return files.upload(file, {
        ...options,
        ...(action && { url: action }),
        ...(fields && { fields }),
        ...(responseName && { responseName }),
      })
    },
  )
  const names = useHandler((paths: readonly string[]) => storedNames(files, paths))
  const prepare = useHandler(async (file: File) => {
    const start = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())
    if (!contentFits(file.name, start)) throw new Error(texts.wrongContent(file.name))
    const { compress = 'file' } = input
    return compress ? compressImage(file, compress) : file
  })
  const onValue = useHandler((value: string | FileRecord[] | null, items: readonly UploadItem[]) =>
    input.onChange?.(value, items),
  )
  const tell = useHandler((name: string, error: Error) => {
    if (!isAbort(error)) void message.error(texts.failedFile(name))
  })

  const around = useContext(BeginWorkContext)
  const begin = useHandler(() => around(() => root?.current?.scrollIntoView({ block: 'center' })))

  const [held] = useState(() =>
    hold((onItems) =>
      createUploadList({
        format: input.format,
        send: (file, options) => send(file, options),
        prepare: (file) => prepare(file),
        watchesItself: (file) => inParts(file),
        namesOf: (paths) => names(paths),
        begin: () => begin(),
        onOrphan: ({ path }) => forget(path),
        onRemoved: (path, sent) => {
          if (sent || input.removeStored !== 'sent') forget(path)
        },
        onValue: (value, items) => onValue(value, items),
        onItems,
      }),
    ),
  )
  const { list } = held
  const items = useItems(held)

  useEffect(() => list.setValue(input.value), [list, input.value])
  useEffect(() => {
    const pause = () => list.pause()
    const resume = () => list.resume()
    window.addEventListener('offline', pause)
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('offline', pause)
      window.removeEventListener('online', resume)
    }
  }, [list])
  useEffect(() => {
    const element = root?.current
    held.watch(() => element?.isConnected === true)
    return held.leave
  }, [held, root])
  useEffect(() => held.onFailure((item) => tell(item.name, item.error!)), [held, tell])

  return {
    items,
    add(chosen) {
      const accepted: File[] = []
      // A whole choice is judged at once: Ctrl+A, paste and drop meet the same limit.
      const present = list.items().filter(({ status }) => status !== 'error').length
      const refused = new Set<string>()
      for (const file of chosen) {
        const refusal = refusalOf(file, present + accepted.length, { ...input, maxBytes, maxCount })
        if (refusal) refused.add(texts.refusals[refusal](maxBytes, maxCount))
        else accepted.push(file)
      }
      for (const why of refused) void message.error(why)
      if (accepted.length > 0) list.add(accepted)
    },
    remove: list.remove,
    retry: list.retry,
    retryFailed: list.retryFailed,
    move: list.move,
    uploading: items.some(({ status }) => status === 'uploading'),
    percent: list.percent(),
    canUpload: files !== undefined,
  }
}

/** More files than this are drawn in slices, so that no drawing holds the page up. */
const DRAWN_AT_ONCE = 50

/** The items of a list; many of them as a transition, which React draws in slices. */
function useItems({ list, subscribe }: ReturnType<typeof hold>): readonly UploadItem[] {
  const [items, setItems] = useState(list.items)
  useEffect(() => {
    const take = () => {
      const now = list.items()
      if (now.length > DRAWN_AT_ONCE) startTransition(() => setItems(now))
      else setItems(now)
    }
    take()
    return subscribe(take)
  }, [list, subscribe])
  return items
}

/**
 * A list with listeners, and one for failures that are new. It ends when its element has left the page; in a tab that
 * is only hidden (React's `Activity`), which looks like an unmount to effects, what is on its way goes on.
 */
function hold(create: (onItems: () => void) => UploadList) {
  const listeners = new Set<() => void>()
  const failures = new Set<(item: UploadItem) => void>()
  let failed = new Set<Error>()
  let hidden = false
  let onPage = () => true
  const list = create(() => {
    if (hidden && !onPage()) return list.dispose()
    for (const listener of listeners) listener()
    const now = list.items().filter(({ error }) => error)
    for (const item of now) if (!failed.has(item.error!)) for (const tell of failures) tell(item)
    failed = new Set(now.map(({ error }) => error!))
  })
  return {
    list,
    /** The widget is shown. @param isOnPage whether its element is part of the page */
    watch: (isOnPage: () => boolean) => {
      hidden = false
      onPage = isOnPage
    },
    /** The widget was hidden or has gone. */
    leave: () => {
      hidden = true
      if (!onPage()) list.dispose()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onFailure: (tell: (item: UploadItem) => void) => {
      failures.add(tell)
      return () => void failures.delete(tell)
    },
  }
}
