import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { uploadMessages } from '../locale/messages'
import type { UploadItem } from '../logic/uploadList'

/** Says to screen readers which file arrived or failed. */
export function Announcer({ items }: { items: readonly UploadItem[] }): ReactNode {
  const texts = useMessages(uploadMessages)
  const before = useRef<ReadonlyMap<string, UploadItem['status']>>(new Map())
  const [said, say] = useState('')
  useEffect(() => {
    // A quick one is done before it was ever seen on its way: what counts is that it ended, and is of this visit.
    const last = items.findLast(
      ({ id, status, file }) => file && status !== 'uploading' && before.current.get(id) !== status,
    )
    before.current = new Map(items.map(({ id, status }) => [id, status]))
    if (last) say(last.status === 'done' ? texts.doneFile(last.name) : texts.failedFile(last.name))
  }, [items, texts])
  return (
    <span role="status" className="lading-upload-hidden">
      {said}
    </span>
  )
}
