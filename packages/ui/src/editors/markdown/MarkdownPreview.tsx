import type { ReactNode } from 'react'
import { useMarkdownPreview } from './useMarkdownPreview'

/** A Markdown text as it reads. */
export function MarkdownPreview({ text, label }: { text: string; label: string }): ReactNode {
  const { html, box } = useMarkdownPreview(text)
  return (
    <div
      ref={box}
      className="lading-prose"
      role="region"
      tabIndex={0}
      aria-label={label}
      // Sanitised by the renderer.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
