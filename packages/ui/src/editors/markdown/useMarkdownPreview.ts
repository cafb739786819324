import { useCallback } from 'react'
import type { RefObject } from 'react'
import { markdownRenderer } from '../logic/renderMarkdown'
import { useStoredImages } from '../logic/useStoredImages'
import type { PathOf } from '../logic/useStoredImages'

/** The preview of a Markdown text: sanitised HTML, and the element that shows it with its stored images. */
export function useMarkdownPreview(text: string): { html: string; box: RefObject<HTMLDivElement | null> } {
  return useStoredImages(useCallback((pathOf?: PathOf) => markdownRenderer(pathOf)(text), [text]))
}
