import { Failure } from '../../http/failures'

/** The values of a template's places: a JSON object of texts and numbers. @throws Failure for anything else */
export function valuesOf(json: string | null | undefined): ReadonlyMap<string, string> {
  if (!json) return new Map()
  try {
    const read: unknown = JSON.parse(json)
    if (read && typeof read === 'object' && !Array.isArray(read)) {
      const entries = Object.entries(read).map(([name, value]): [string, string] => {
        if (typeof value === 'object') throw new Failure('测试数据的值只能是文本或数字')
        return [name, String(value)]
      })
      return new Map(entries)
    }
  } catch (error) {
    if (error instanceof Failure) throw error
  }
  throw new Failure('测试数据不是有效的 JSON 对象')
}
