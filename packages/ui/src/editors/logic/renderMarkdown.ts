import MarkdownIt from 'markdown-it'
import { sanitizeHtml } from './sanitizeHtml'

const parser = new MarkdownIt({ html: false, linkify: true, breaks: true })

/** Markdown as HTML that may be shown; HTML inside of it stays text. */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(parser.render(text))
}
