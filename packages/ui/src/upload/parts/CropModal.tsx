import { Slider } from 'antd'
import { useEffect, useState } from 'react'
import type { ComponentProps, JSX, ReactNode } from 'react'
import type EasyCrop from 'react-easy-crop'
import { Modal } from '../../foundation/overlay/Modal'
import { Css } from '../../foundation/Css'
import { lazyPart } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { uploadMessages } from '../locale/messages'
import type { CropArea } from '../logic/cropImage'
import { uploadCss } from '../styles'

// Few forms cut images: the library is fetched when one does.
const Cropper = lazyPart(async () => {
  const { default: Easy } = await import('react-easy-crop')
  return (props: CropperProps) => <Easy {...props} />
})

/** What is told of the cropper; it knows the rest itself. */
type CropperProps = JSX.LibraryManagedAttributes<typeof EasyCrop, ComponentProps<typeof EasyCrop>>

const MAX_ZOOM = 4

/** One image that is cut. */
export interface CropModalProps {
  file: File
  /** Width by height. */
  ratio: number
  /** How many images come after it. */
  waiting: number
  /** What was chosen, in pixels of the image. */
  onOk: (area: CropArea) => void
  /** The image is left out. */
  onCancel: () => void
  /** The file is no image, whatever it is called: there is nothing to cut. */
  onBroken: () => void
}

/** A frame of a fixed ratio over an image: moved by pointer, wheel or arrow keys, made smaller or larger by a slider. */
export function CropModal({ file, ratio, waiting, onOk, onCancel, onBroken }: CropModalProps): ReactNode {
  const texts = useMessages(uploadMessages)
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea>()
  const [given, setGiven] = useState(file)
  // Not in the effect, which runs again where a page is shown again.
  if (file !== given) {
    setGiven(file)
    setCrop({ x: 0, y: 0 })
    setZoom(1)
    setArea(undefined)
  }
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <Modal
      open
      width={520}
      title={texts.cropTitle(file.name, waiting)}
      okText={texts.ok}
      cancelText={texts.cropSkip}
      okButtonProps={{ disabled: !area }}
      onOk={() => area && onOk(area)}
      onCancel={onCancel}
    >
      <Css name="upload">{uploadCss}</Css>
      <div className="lading-upload-crop">
        {url && (
          <Cropper
            image={url}
            aspect={ratio}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            mediaProps={{ alt: file.name, onError: onBroken }}
            cropperProps={{ 'aria-label': texts.cropFrame, role: 'group' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_part, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Slider
        min={1}
        max={MAX_ZOOM}
        step={0.1}
        value={zoom}
        ariaLabelForHandle={texts.cropZoom}
        onChange={setZoom}
      />
    </Modal>
  )
}
