import type { Config, DOMPurify } from 'dompurify'

/** What rich text may hold (security.md §3, threat 21): text, lists, tables, links, pictures; nothing that runs,
 * sends, restyles the page or leads elsewhere by itself. */
const RULES: Config = {
  ALLOWED_TAGS:
    'a abbr b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'alt cite colspan datetime dir height href lang rowspan src start title width'.split(' '),
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|[A-Za-z0-9_\-.]+(?:[/?#]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  KEEP_CONTENT: true,
}
/** Elements whose text is not for reading either. */
const DROPPED = [
  'style',
  'script',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'form',
  'textarea',
  'select',
  'title',
  'xmp',
]
/** Cleaning may take more than one pass where the parser moves elements about. */
const MAX_PASSES = 4

let purifier: Promise<DOMPurify> | undefined

/** Loaded with the first text: the DOM costs some 100 ms at start and most servers' calls do not need it. */
async function load(): Promise<DOMPurify> {
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')])
  return createPurifier(new JSDOM('').window as never)
}

/**
 * HTML that is safe to store and to show. A text that does not settle is kept as plain text.
 * @param html of a client
 */
export async function cleanHtml(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html
  purifier ??= load()
  const { sanitize } = await purifier
  let clean = html
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = sanitize(clean, { ...RULES, FORBID_CONTENTS: DROPPED })
    if (next === clean) return clean
    clean = next
  }
  return clean.replaceAll('<', '&lt;')
}
