/** RFC 8187: `UTF-8''%E6%8A%A5%E4%BB%B7.xlsx`. */
function extended(value: string): string | undefined {
  const match = /^([\w-]+)'[^']*'(.*)$/.exec(value)
  if (!match) return undefined
  const [, charset = '', text = ''] = match
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(text)
    if (!/^iso-8859-1$/i.test(charset)) return undefined
    return text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  } catch {
    return undefined
  }
}

/** UTF-8 bytes that arrived as one character each: servers write them so, browsers read headers as Latin-1. */
function fromLatin1(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[^\x00-\xff]/.test(text)) return text
  try {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

function plain(value: string): string {
  const text = fromLatin1(value)
  if (!/%[\da-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Characters that no file system takes, that hide the ending, or that step out of the folder. */
function safe(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last

    .replace(/[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+|[. ]+$/g, '')
    .trim()
}

/** Parameters of a header value; quoted strings may hold `;` and escaped quotes. */
function parameters(header: string): Map<string, string> {
  const found = new Map<string, string>()
  const pattern = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g
  for (const [, name = '', quoted, bare = ''] of header.matchAll(pattern)) {
    const value = quoted === undefined ? bare.trim() : quoted.replace(/\\(.)/g, '$1')
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value)
  }
  return found
}

/**
 * The file name that a `Content-Disposition` gives (RFC 6266): `filename*` before `filename`, percent- and
 * Latin-1-coded names as servers of the contract send them, never with a path in it. Empty when it gives none.
 */
export function fileNameOf(disposition: string | undefined): string {
  if (!disposition) return ''
  const given = parameters(`;${disposition.replace(/^\s*[\w-]+\s*(?=;|$)/, '').replace(/^\s*;/, '')}`)
  const star = given.get('filename*')
  const best = (star === undefined ? undefined : extended(star)) ?? plain(given.get('filename') ?? '')
  return safe(best)
}

/** The last part of an address as a file name; empty when there is none. */
export function fileNameFromUrl(url: string): string {
  const path = url.split(/[?#]/)[0] ?? ''
  return safe(plain(path.split('/').at(-1) ?? ''))
}
