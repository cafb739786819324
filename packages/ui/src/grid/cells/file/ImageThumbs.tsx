import { useContext, useEffect, useState } from 'react'
import { UiContext } from '../../../foundation/uiContext'
import { uploadMessages } from '../../../upload/locale/messages'
import { readUploadValue } from '../../../upload/logic/uploadValue'
import { GridContext } from '../../view/gridContext'
import type { CellDisplayProps } from '../defineCell'
import { FileNames, PendingFiles } from './FileNames'
import { shortName } from './fileCell'
import { thumbnailUrl } from './thumbnailUrl'

/** Pixels of a picture: those of the largest rows, for screens of twice the density. */
const WIDTH = 128
/** Rows that are scrolled past ask for nothing. */
const PAUSE = 120

/** The images of a cell, small; a press shows one over the page. */
export function ImageThumbs(props: CellDisplayProps) {
  const { value, row, column, readOnly } = props
  const grid = useContext(GridContext)
  const files = useContext(UiContext)?.dataSource.files
  if (!files || !grid) return <FileNames {...props} />
  const texts = uploadMessages[grid.validator.locale]
  const opens = column.def.allowDownload !== false
  return (
    <span className="lg-files lg-thumbs">
      {readUploadValue(value).map(({ name, path }) => (
        <button
          key={path}
          type="button"
          title={name}
          aria-label={texts.preview(name)}
          disabled={!opens}
          // The grid is one tab stop; only where no editor opens the image, this is the keyboard's way to it.
          tabIndex={readOnly ? 0 : -1}
          onClick={() => grid.preview.set({ name, path })}
        >
          <Thumb path={path} name={name} />
        </button>
      ))}
      <PendingFiles row={row} column={column} />
    </span>
  )
}

/** One image; its name until it is there, and when it cannot be had. */
function Thumb({ path, name }: { path: string; name: string }) {
  const files = useContext(UiContext)!.dataSource.files!
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      thumbnailUrl(files, path, WIDTH).then(
        (found) => !gone && setUrl(found),
        () => undefined,
      )
    }, PAUSE)
    return () => {
      gone = true
      clearTimeout(timer)
      setUrl(undefined)
    }
  }, [files, path])
  return url ? (
    <img src={url} alt="" decoding="async" draggable={false} onError={() => setUrl(undefined)} />
  ) : (
    shortName(name)
  )
}
