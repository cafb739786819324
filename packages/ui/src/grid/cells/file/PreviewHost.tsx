import { Suspense, lazy, memo } from 'react'
import type { GridController } from '../../view/gridController'
import { useCell } from '../../view/useCell'

const FilePreview = lazy(() =>
  import('../../../upload/parts/FilePreview').then((module) => ({ default: module.FilePreview })),
)

/** The image of a cell over the page. */
export const PreviewHost = memo(function PreviewHost({ grid }: { grid: GridController }) {
  const image = useCell(grid.preview)
  if (!image) return null
  const item = { id: image.path, size: 0, status: 'done' as const, percent: 100, ...image }
  const close = () => {
    grid.preview.set(undefined)
    grid.focusInput()
  }
  return (
    <Suspense>
      <FilePreview item={item} onClose={close} />
    </Suspense>
  )
})
