/** How values of type boolean stand in the signed text. */
export type BooleanForm = 'literal' | 'text'

/** Variants of the signed text; the defaults are the public clients' own (contract §2.1). */
export interface SignedTextOptions {
  /** Query values as they stand in the URL, or percent-decoded as a server sees them. @default 'raw' */
  query?: 'raw' | 'decoded'
  /** @default 'literal' */
  booleans?: BooleanForm
  /** Leave out `null` and empty arrays, which a query string cannot carry (contract §2.4). @default false */
  dropEmpty?: boolean
  /** Read the texts `true` and `false` as booleans: undoes what a query string did to them. @default false */
  readBooleans?: boolean
}

/** Parameters of a call: GET parameters or the top level of a JSON body. */
export type SignedParams = Readonly<Record<string, unknown>>

/** Key of a path variable in the signed text. */
const PATH_VARIABLE = 'x-path-variable'

/** `decodeURIComponent` that gives the text back when it is not well-formed instead of throwing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Decodes a part of a query string, where a plus stands for a blank. */
function decodeForm(text: string): string {
  return decode(text.replaceAll('+', ' '))
}

/**
 * The last path segment when it holds a comma, e.g. `sys_user,realname,username` of a dictionary call. Neither a
 * comma written as `%2C` nor a slash in the query changes what it is: or whoever writes one could leave it unsigned.
 */
function pathVariable(url: string): string | undefined {
  const [path = ''] = url.split('?', 1)
  const segment = decode(path.slice(path.lastIndexOf('/') + 1))
  return segment.includes(',') ? segment : undefined
}

/** `name=value` pairs of the URL's query string. Split first and decoded after, so `%26` stays part of a value. */
function* queryPairs(url: string, decoded: boolean): Generator<[string, string]> {
  const start = url.indexOf('?')
  if (start < 0) return
  for (const pair of url.slice(start + 1).split('&')) {
    if (!pair) continue
    const equals = pair.indexOf('=')
    const name = equals < 0 ? pair : pair.slice(0, equals)
    const value = equals < 0 ? '' : pair.slice(equals + 1)
    yield decoded ? [decodeForm(name), decodeForm(value)] : [name, value]
  }
}

/** The value as it enters the JSON text, or `undefined` when it is left out. */
function signedValue(value: unknown, options: SignedTextOptions): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return options.booleans === 'text' ? String(value) : value
  if (options.readBooleans && (value === 'true' || value === 'false')) return value === 'true'
  if (options.dropEmpty && (value === null || (Array.isArray(value) && value.length === 0))) return undefined
  return value
}

/**
 * The text that is signed (contract §2.1): path variable, query string and parameters as one compact JSON object
 * with its keys in UTF-16 order, numbers as texts, without `_t`.
 *
 * @param url path with its query string, with or without origin
 * @param params GET parameters or the JSON body's top level; anything but an object adds nothing
 * @example signedText('/sys/user/list?_t=1', { pageNo: 1 }) // '{"pageNo":"1"}'
 */
export function signedText(
  url: string,
  params?: SignedParams | null,
  options: SignedTextOptions = {},
): string {
  const entries = new Map<string, unknown>()
  for (const [name, value] of queryPairs(url, options.query === 'decoded')) entries.set(name, value)
  if (params && typeof params === 'object' && !Array.isArray(params)) {
    for (const [name, value] of Object.entries(params)) entries.set(name, value)
  }
  // Last: a parameter of that name cannot stand in for what the path says.
  const variable = pathVariable(url)
  if (variable !== undefined) entries.set(PATH_VARIABLE, variable)
  entries.delete('_t')

  const parts: string[] = []
  for (const name of [...entries.keys()].sort(byCodeUnit)) {
    const json = JSON.stringify(signedValue(entries.get(name), options))
    if (json !== undefined) parts.push(`${JSON.stringify(name)}:${json}`)
  }
  return `{${parts.join(',')}}`
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
