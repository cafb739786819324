import { memo, useEffect } from 'react'
import { lazyCode } from '../../../foundation/lazy/lazyCode'
import { useLazyCode } from '../../../foundation/lazy/useLazyCode'
import type { GridController } from '../../../grid/kernel/gridController'
import { useSignal } from '../../../grid/view/useSignal'
import { previewOf } from './previewState'
import type { OpenImage } from './previewState'

const preview = lazyCode(async () => (await import('../../../upload/parts/FilePreview')).FilePreview)

/** The image of a cell over the page. */
export const PreviewHost = memo(function PreviewHost({ grid }: { grid: GridController }) {
  const image = useSignal(previewOf(grid))
  return image ? <OpenPreview grid={grid} image={image} /> : null
})

type OpenPreviewProps = {
  grid: GridController
  image: OpenImage
}

function OpenPreview({ grid, image }: OpenPreviewProps) {
  const { code: FilePreview, error } = useLazyCode(preview)
  const close = () => {
    previewOf(grid).set(undefined)
    grid.focusInput()
  }
  useEffect(() => {
    if (!error) return
    grid.notify({ text: grid.messages.partFailed(error.message) })
    previewOf(grid).set(undefined)
  }, [grid, error])
  const item = { id: image.path, size: 0, status: 'done' as const, percent: 100, ...image }
  return FilePreview ? <FilePreview item={item} onClose={close} /> : null
}
