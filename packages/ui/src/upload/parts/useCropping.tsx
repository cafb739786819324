import { App } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useHandler } from '../../foundation/useHandler'
import { useMessages } from '../../foundation/locale/useMessages'
import { uploadMessages } from '../locale/messages'
import { canCrop, cropImage } from '../logic/cropImage'
import type { CropArea } from '../logic/cropImage'
import { CropModal } from './CropModal'

/**
 * Cuts chosen images one after the other before they are taken. What cannot be cut (drawings, animations, other
 * files) is taken as it is.
 *
 * @param ratio width by height; `undefined`: nothing is cut
 * @param take what is done with the files
 * @param longest pixels of the longer side, which larger parts are made smaller to. @default as they are
 */
export function useCropping(
  ratio: number | undefined,
  take: (files: readonly File[]) => void,
  longest?: number,
): { take: (files: readonly File[]) => void; dialog: ReactNode } {
  const texts = useMessages(uploadMessages)
  const { message } = App.useApp()
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [file] = waiting
  const next = () => setWaiting((before) => before.slice(1))
  const confirm = async (area: CropArea) => {
    if (!file) return
    next()
    try {
      take([await cropImage(file, area, longest)])
    } catch {
      void message.error(texts.failedFile(file.name))
    }
  }
  const choose = useHandler((files: readonly File[]) => {
    const cut = ratio === undefined ? [] : files.filter(canCrop)
    const others = files.filter((each) => !cut.includes(each))
    if (others.length > 0) take(others)
    if (cut.length > 0) setWaiting((before) => [...before, ...cut])
  })
  return {
    take: choose,
    dialog:
      file && ratio !== undefined ? (
        <CropModal
          file={file}
          ratio={ratio}
          waiting={waiting.length - 1}
          onOk={(area) => void confirm(area)}
          onCancel={next}
          onBroken={() => {
            next()
            void message.error(texts.wrongContent(file.name))
          }}
        />
      ) : null,
  }
}
