const BREAKS = /<(?:br\s*\/?|\/(?:p|div|h[1-6]|li|tr|blockquote|pre))>/gi
const TAGS = /<[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** What formatted text says, a line for each paragraph. */
export function textOfHtml(html: string): string {
  return html
    .replace(BREAKS, '\n')
    .replace(TAGS, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, dec?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      const code = dec ? Number(dec) : Number.parseInt(hex!, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\n+$/, '')
}

/** Plain text as formatted text: a paragraph for each line. */
export function htmlOfText(text: string): string {
  if (text.trim() === '') return ''
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return escaped
    .split(/\r\n?|\n/)
    .map((line) => `<p>${line}</p>`)
    .join('')
}
