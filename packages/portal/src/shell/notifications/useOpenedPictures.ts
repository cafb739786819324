import { useEffect, useMemo, useState } from 'react'
import { dataSource } from '@/platform/dataSource'
import { openedPictures } from './openedPictures'
import { readPicture } from './readPicture'

/** The content of an announcement: at once without its stored pictures, then with them. */
export function useOpenedPictures(html: string): string {
  const pictures = useMemo(
    () => openedPictures(html, { url: dataSource.files!.url, read: readPicture }, location.origin),
    [html],
  )
  const [opened, setOpened] = useState<{ of: typeof pictures; html: string }>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void pictures.all?.(signal).then((all) => signal.aborted || setOpened({ of: pictures, html: all }))
    return () => controller.abort()
  }, [pictures])
  return opened?.of === pictures ? opened.html : pictures.first
}
