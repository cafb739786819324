import { Image } from '@tiptap/extension-image'
import type { DataSource } from '../../foundation/dataSource'
import { openedImages } from '../logic/openedImages'
import { storedPath } from '../logic/storedPath'

type Files = NonNullable<DataSource['files']>

/**
 * Stored images are shown under an address that is opened for them (`files.open`), while the text keeps the lasting
 * one.
 *
 * @param files the file service. Absent: images are shown by their own address
 */
export function storedImage(files: Files | undefined): typeof Image {
  const open = files?.open?.bind(files)
  if (!files || !open) return Image
  const opened = openedImages((path) => open(path))
  return Image.extend({
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img')
        const image = opened(dom)
        let shown: unknown
        const show = ({ src, alt, title }: Record<string, unknown>) => {
          dom.alt = typeof alt === 'string' ? alt : ''
          dom.title = typeof title === 'string' ? title : ''
          if (src === shown) return
          shown = src
          const path = typeof src === 'string' ? storedPath(src, (each) => files.url(each)) : undefined
          if (path === undefined) dom.src = String(src ?? '')
          image.show(path)
        }
        show(node.attrs)
        return {
          dom,
          update: (next) => {
            if (next.type !== node.type) return false
            show(next.attrs)
            return true
          },
          destroy: image.end,
        }
      }
    },
  })
}
