import { useEffect, useMemo, useState } from 'react'
import { dataSource } from '@/platform/dataSource'
import { openedPictures } from './openedPictures'

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

async function readPicture(path: string, signal?: AbortSignal): Promise<string> {
  const address = await dataSource.files!.open!(path, signal)
  const response = await fetch(address, { signal: signal ?? null })
  const blob = await response.blob()
  if (!response.ok || !blob.type.startsWith('image/')) throw new Error(`${path} is no picture.`)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error(path))
    reader.readAsDataURL(blob)
  })
}
