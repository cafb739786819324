import type { ReactNode } from 'react'
import { Image } from '../../foundation/overlay/Image'
import { FullscreenModal } from '../../dialogs/fullscreen/FullscreenModal'
import { isImage } from '../logic/fileKinds'
import type { UploadItem } from '../logic/uploadList'
import { useFileUrl } from './useFileUrl'

/** A file to look at, and the list it stands in. */
export interface FilePreviewProps {
  item: UploadItem | undefined
  onClose: () => void
}

/**
 * What is shown of a file: a stored PDF by its address, for pages rarely allow frames of local files (the server's
 * Content-Security-Policy does not).
 */
function framed(item: UploadItem): UploadItem {
  const { file: _chosen, ...stored } = item
  return item.path && !isImage(item) ? stored : item
}

/** An image over the page, or a PDF in the browser's own viewer. */
export function FilePreview({ item, onClose }: FilePreviewProps): ReactNode {
  const url = useFileUrl(item && framed(item))
  if (!item || !url) return null
  if (isImage(item)) {
    return (
      <Image
        alt={item.name}
        styles={{ root: { display: 'none' } }}
        src={url}
        preview={{ open: true, src: url, onOpenChange: (open) => !open && onClose() }}
      />
    )
  }
  return (
    <FullscreenModal open title={item.name} onClose={onClose}>
      <iframe className="lading-upload-pdf" title={item.name} src={url} />
    </FullscreenModal>
  )
}
