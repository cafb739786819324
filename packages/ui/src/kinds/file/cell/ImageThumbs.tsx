import { useContext, useEffect, useState } from 'react'
import { useFileName } from '../../../foundation/file-names/useFileName'
import { UiContext } from '../../../foundation/uiContext'
import { messagesIn } from '../../../foundation/locale/uiLanguages'
import { uploadMessages } from '../../../upload/locale/messages'
import { readUploadValue } from '../../../upload/logic/uploadValue'
import { GridContext } from '../../../grid/view/gridContext'
import type { CellDisplayProps } from '../../../grid/api/cell'
import { FileNames, PendingFiles } from './FileNames'
import { shortName } from './shortName'
import { thumbnailUrl } from './thumbnailUrl'
import { previewOf } from './previewState'

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
  const texts = messagesIn(uploadMessages, grid.validator.locale)
  const opens = column.def.allowDownload !== false
  return (
    <span className="lg-files lg-thumbs">
      {readUploadValue(value).map((image) => (
        <ImageButton
          key={image.path}
          {...image}
          label={texts.preview}
          disabled={!opens}
          // The grid is one tab stop; only where no editor opens the image, this is the keyboard's way to it.
          tabIndex={readOnly ? 0 : -1}
          onOpen={(shown) => previewOf(grid).set(shown)}
        />
      ))}
      <PendingFiles row={row} column={column} />
    </span>
  )
}

function ImageButton(props: {
  path: string
  name: string
  label: (name: string) => string
  disabled: boolean
  tabIndex: number
  onOpen: (image: { name: string; path: string }) => void
}) {
  const { path, label, disabled, tabIndex, onOpen } = props
  const name = useFileName(useContext(UiContext)?.dataSource.files, path, props.name)
  return (
    <button
      type="button"
      title={name}
      aria-label={label(name)}
      disabled={disabled}
      tabIndex={tabIndex}
      onClick={() => onOpen({ name, path })}
    >
      <Thumb path={path} name={name} />
    </button>
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
