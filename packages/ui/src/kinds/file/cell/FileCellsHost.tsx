import { gridPart } from '../../../grid/api/gridPart'
import type { GridController } from '../../../grid/kernel/gridController'
import { onceNeeded } from '../../../grid/view/onceNeeded'
import { fileStyles } from './fileStyles'
import { previewOf } from './previewState'

const PreviewHost = onceNeeded({
  by: (grid) => [previewOf(grid)],
  is: (grid) => previewOf(grid).get() !== undefined,
  part: gridPart(async () => (await import('./PreviewHost')).PreviewHost),
})

/** What cells of files need beside their grid: their style, and the image that is shown over the page. */
export function FileCellsHost({ grid }: { grid: GridController }) {
  return (
    <>
      <style href="lading-grid-files" precedence="medium">
        {fileStyles}
      </style>
      <PreviewHost grid={grid} />
    </>
  )
}
