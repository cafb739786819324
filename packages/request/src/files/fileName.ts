/** RFC 8187: `UTF-8''%E6%8A%A5%E4%BB%B7.xlsx`; any charset that the platform knows, e.g. GBK. */
function extended(value: string): string | undefined {
  const match = /^([\w-]+)'[^']*'(.*)$/.exec(value)
  if (!match) return undefined
  const [, charset = '', text = ''] = match
  return decoded(percentBytes(text), charset)
}

/** Bytes in a charset, strictly; `undefined` when they are none of it, or the charset is not known. */
function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Each character as the byte of its number. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** As `bytesOf`, `%XX` as the byte it stands for. */
const percentBytes = (text: string) =>
  bytesOf(text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))

/** Two bytes for each Chinese character or sign (GB 2312), ASCII for the rest; Latin words hardly look so. */
const GB = /^(?:[\x00-\x7f]|[\xa1-\xf7][\xa1-\xfe])+$/

/** Bytes as UTF-8, else as GBK where they look so; `undefined` when they are neither. */
function named(bytes: Uint8Array): string | undefined {
  return (
    decoded(bytes, 'utf-8') ?? (GB.test(String.fromCharCode(...bytes)) ? decoded(bytes, 'gbk') : undefined)
  )
}

/** RFC 2047: `=?UTF-8?B?5oql5Lu3?= =?UTF-8?Q?.xls?=`, as mail libraries on the server write names. */
function encodedWords(text: string): string {
  const glued = text.replace(/\?=\s+=\?/g, '?==?')
  return glued.replace(
    /=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi,
    (word, charset: string, how: string, coded: string) => {
      try {
        const bytes =
          how.toLowerCase() === 'b'
            ? Uint8Array.from(atob(coded), (character) => character.charCodeAt(0))
            : percentBytes(coded.replace(/_/g, ' ').replace(/=(?=[\da-f]{2})/gi, '%'))
        return decoded(bytes, charset) ?? word
      } catch {
        return word
      }
    },
  )
}

/** A name without a charset of its own: encoded words, raw bytes (browsers read them as Latin-1), or percent-coded ones. */
function plain(value: string): string {
  const text = encodedWords(value)
  // A character beyond Latin-1 is no byte: the platform has decoded the header already.
  if (/[^\x00-\xff]/.test(text)) return text
  if (/[\x80-\xff]/.test(text)) return named(bytesOf(text)) ?? text
  return /%[\da-f]{2}/i.test(text) ? (named(percentBytes(text)) ?? text) : text
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
