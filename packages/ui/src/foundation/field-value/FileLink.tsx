import type { CSSProperties, ReactNode } from 'react'
import { useFileName } from '../file-names/useFileName'
import { useSourceMessage } from '../useSourceMessage'
import { useUi } from '../useUi'

/** A stored file by its name. */
export interface FileLinkProps {
  path: string
  style?: CSSProperties
}

/**
 * A link to a stored file. Files are for those who may read them, and a link sends no token: where the data source gives
 * addresses with a ticket, one is asked for at the click.
 */
export function FileLink({ path, style }: FileLinkProps): ReactNode {
  const { files } = useUi().dataSource
  const report = useSourceMessage()
  const name = useFileName(files, path, path.slice(path.lastIndexOf('/') + 1))
  if (!files) return <span style={style}>{name}</span>
  const { open } = files
  return (
    <a
      href={files.url(path)}
      target="_blank"
      rel="noreferrer noopener"
      style={style}
      onClick={(event) => {
        if (!open) return
        event.preventDefault()
        event.stopPropagation()
        open(path).then((address) => window.open(address, '_blank', 'noopener,noreferrer'), report)
      }}
    >
      {name}
    </a>
  )
}
