import { useEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import { useUi } from '../../foundation/useUi'
import { openedImages } from './openedImages'
import { storedPath } from './storedPath'

/** The stored path behind the address of an image; `undefined` for images of other sites. */
export type PathOf = (src: string) => string | undefined

/**
 * HTML whose stored images are opened for the session, as those of the rich text editor are.
 *
 * @param render makes the HTML, sanitised. Stored images have `data-stored` (their path by `pathOf`) in place of an
 * address; without a file service that opens files there is no `pathOf`. Must not change from render to render
 * @returns the HTML, and the element that shows it
 */
export function useStoredImages(render: (pathOf?: PathOf) => string): {
  html: string
  box: RefObject<HTMLDivElement | null>
} {
  const { files } = useUi().dataSource
  const box = useRef<HTMLDivElement>(null)
  const tools = useMemo(() => {
    const open = files?.open?.bind(files)
    if (!files || !open) return undefined
    return {
      pathOf: (src: string) => storedPath(src, (path) => files.url(path)),
      opened: openedImages((path) => open(path)),
    }
  }, [files])
  const html = useMemo(() => render(tools?.pathOf), [render, tools])
  useEffect(() => {
    const stored = [...(box.current?.querySelectorAll<HTMLImageElement>('img[data-stored]') ?? [])]
    const images = stored.flatMap((each) => {
      const image = tools?.opened(each)
      image?.show(each.dataset['stored'])
      return image ? [image] : []
    })
    return () => images.forEach((image) => image.end())
  }, [tools, html])
  return { html, box }
}
