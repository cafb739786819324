import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { UploadItem } from '../logic/uploadList'

/** More files than this are shown through a window: each row has buttons and can be dragged, which is not for nothing. */
const ALL_SHOWN = 50
const ROW_HEIGHT = 36
const WINDOW_HEIGHT = 400

interface FileListProps {
  items: readonly UploadItem[]
  label: string
  /** One file of the list, with its place from 0. */
  row: (item: UploadItem, index: number) => ReactNode
}

/** The files of an upload: all of them, or the visible part of many. */
export function FileList(props: FileListProps): ReactNode {
  const { items, label, row } = props
  if (items.length > ALL_SHOWN) return <FileWindow {...props} />
  return (
    <ul className="lading-upload-list" aria-label={label}>
      {items.map(row)}
    </ul>
  )
}

function FileWindow({ items, label, row }: FileListProps): ReactNode {
  'use no memo'
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
    // Known beforehand: rows are drawn with the list, not in one piece after it was measured.
    initialRect: { width: 0, height: WINDOW_HEIGHT },
  })
  const shown = rows.getVirtualItems()
  return (
    <div
      ref={scroller}
      className="lading-upload-window"
      role="group"
      aria-label={label}
      tabIndex={0}
      style={{ height: WINDOW_HEIGHT }}
    >
      <ul
        className="lading-upload-list"
        aria-label={label}
        style={{ height: rows.getTotalSize(), paddingTop: shown[0]?.start ?? 0 }}
      >
        {shown.map(({ index }) => row(items[index]!, index))}
      </ul>
    </div>
  )
}
