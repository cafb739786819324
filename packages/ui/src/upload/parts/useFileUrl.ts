import { useEffect, useState } from 'react'
import { useUi } from '../../foundation/useUi'
import type { UploadItem } from '../logic/uploadList'

/** Where a file can be seen: the stored one (once its address is known), or the chosen one of this visit. */
export function useFileUrl(item: UploadItem | undefined): string | undefined {
  const { files } = useUi().dataSource
  const file = item?.file
  const [local, setLocal] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setLocal(url)
    return () => {
      setLocal(undefined)
      URL.revokeObjectURL(url)
    }
  }, [file])
  const path = file ? undefined : item?.path
  const [opened, setOpened] = useState<string>()
  useEffect(() => {
    if (!path || !files?.open) return
    const controller = new AbortController()
    // A file that cannot be opened shows its name.
    files.open(path, controller.signal).then(setOpened, () => undefined)
    return () => {
      controller.abort()
      setOpened(undefined)
    }
  }, [files, path])
  if (file) return local
  if (files?.open) return opened
  return path ? files?.url(path) : undefined
}
