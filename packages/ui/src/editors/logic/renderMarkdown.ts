import MarkdownIt from 'markdown-it'
import { sanitizeHtml } from './sanitizeHtml'

/** The stored path behind the address of an image; `undefined` for images of other sites. */
type PathOf = (src: string) => string | undefined

function createParser(pathOf?: PathOf) {
  const parser = new MarkdownIt({ html: false, linkify: true, breaks: true })
  const plain = parser.renderer.rules.image!
  if (pathOf)
    parser.renderer.rules.image = (tokens, at, options, env, self) => {
      const token = tokens[at]!
      const path = pathOf(String(token.attrGet('src') ?? ''))
      if (path !== undefined)
        token.attrs = [['data-stored', path], ...(token.attrs ?? []).filter(([name]) => name !== 'src')]
      return plain(tokens, at, options, env, self)
    }
  return parser
}

/**
 * Markdown as HTML that may be shown; HTML inside of it stays text.
 *
 * @param pathOf stored images are given `data-stored` (their path) in place of an address, for the caller to open
 */
export function markdownRenderer(pathOf?: PathOf): (text: string) => string {
  const parser = createParser(pathOf)
  return (text) => sanitizeHtml(parser.render(text))
}

/** Markdown as HTML that may be shown, images by their own address. */
export const renderMarkdown = markdownRenderer()
