/**
 * A path with its `:name` parts filled, each encoded as one segment. Commas stay: table dictionaries are named
 * `table,text,code`, and the signature looks for the comma (contract §2.1). Throws on a missing or empty part
 * and on `.` and `..`, which would silently address something else.
 */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name]
    if (value == null || value === '' || value === '.' || value === '..')
      throw new TypeError(`The path ${path} needs a value for "${name}": pass it in params.`)
    return encodeURIComponent(String(value)).replaceAll('%2C', ',')
  })
}
