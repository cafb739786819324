import { parseHtml } from './parseHtml'
import { parseTsv } from './parseTsv'

/** What a paste brings. */
export interface Clipboard {
  /** `text/plain` */
  text: string
  /** `text/html`; looked at when there is no text. */
  html?: string
}

/** The cells on a clipboard; none when it has neither text nor table. */
export function readClipboard({ text, html = '' }: Clipboard): string[][] {
  return text === '' && html !== '' ? parseHtml(html) : parseTsv(text)
}
