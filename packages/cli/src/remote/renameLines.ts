/** Parts of a definition as data. */
type Data = Record<string, unknown>

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A definition as data whose lines are called otherwise, wherever it names them: in `lines` and `print.lines`, in conditions
 * (`{ lines, some }`), formulas (`{ sum: 'lines.field' }`, `{ count: 'lines' }`), actions and open quantities.
 *
 * @param names former name → new one
 */
export function renameLines(definition: Data, names: Readonly<Record<string, string>>): Data {
  const called = (name: string) => (Object.hasOwn(names, name) ? names[name]! : name)
  const keys = (group: unknown) =>
    isObject(group)
      ? Object.fromEntries(Object.entries(group).map(([name, each]) => [called(name), walk(each)]))
      : walk(group)
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, member(name, each)]))
  }
  const member = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return walk(value)
    if (name === 'lines' || name === 'count') return called(value)
    if (name !== 'sum') return value
    const [line, ...field] = value.split('.')
    return [called(line!), ...field].join('.')
  }
  const { lines, print, ...rest } = definition
  return {
    ...(walk(rest) as Data),
    ...(lines === undefined ? {} : { lines: keys(lines) }),
    ...(isObject(print)
      ? {
          print: {
            ...(walk(print) as Data),
            ...(print.lines === undefined ? {} : { lines: keys(print.lines) }),
          },
        }
      : {}),
  }
}
