import { useEffect, useState } from 'react'
import type { DataSource } from '../dataSource'
import { storedNames } from './storedNames'

/** The name of a stored file; until the port has told it, the given one. */
export function useFileName(files: DataSource['files'], path: string, given: string): string {
  const [told, tell] = useState<{ path: string; name: string }>()
  useEffect(() => {
    let gone = false
    storedNames(files, [path]).then(
      ([file]) => !gone && file && tell(file),
      // A name that cannot be had is no failure of the file: it keeps the given one.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [files, path])
  return told?.path === path ? told.name : given
}
