import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Css } from '../../foundation/Css'
import { richTextHtml } from '../logic/richTextHtml'
import { useStoredImages } from '../logic/useStoredImages'
import type { PathOf } from '../logic/useStoredImages'
import { editorCss } from '../styles'

/** A formatted text as it reads: sanitised, its stored images opened for the session. */
export function RichTextView({ html: given }: { html: string }): ReactNode {
  const { html, box } = useStoredImages(
    useCallback((pathOf?: PathOf) => richTextHtml(given, pathOf), [given]),
  )
  return (
    <>
      <Css name="editor">{editorCss}</Css>
      <div
        ref={box}
        className="lading-prose"
        style={{ padding: 0 }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
