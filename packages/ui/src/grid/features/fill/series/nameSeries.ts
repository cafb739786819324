import { around, evenStep } from './series'
import type { Series } from './series'

const ofWeek = (before: string) => [...'一二三四五六日'].map((day) => before + day)
const words = (text: string) => text.split(' ')
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
const MONTHS = 'January February March April May June July August September October November December'
const short = (text: string) => words(text).map((word) => word.slice(0, 3))

/** Names that follow each other, round and round. */
const LISTS: readonly (readonly string[])[] = [
  ofWeek('周'),
  ofWeek('星期'),
  ofWeek('礼拜'),
  short(DAYS),
  words(DAYS),
  words('一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月'),
  short(MONTHS),
  words(MONTHS),
  words('第一季 第二季 第三季 第四季'),
  words('第一季度 第二季度 第三季度 第四季度'),
]

function placeIn(list: readonly string[], text: string): number {
  const wanted = text
    .trim()
    .replace(/^(周|星期|礼拜)天$/, '$1日')
    .toLowerCase()
  return list.findIndex((name) => name.toLowerCase() === wanted)
}

/**
 * Which list of names (周一, 星期一, Mon, Monday, 一月, Jan …) a text belongs to: of several ("May") the one that has
 * most of the values.
 *
 * @returns number of the list, or undefined
 */
export function listOf(text: string, values: readonly unknown[]): number | undefined {
  const has = (list: readonly string[]) =>
    values.filter((value) => typeof value === 'string' && placeIn(list, value) >= 0).length
  const fits = LISTS.map((list, index) => ({ list, index }))
    .filter(({ list }) => placeIn(list, text) >= 0)
    .sort((a, b) => has(b.list) - has(a.list))
  return fits[0]?.index
}

/** Names of one list go on in their steps; written in capitals or small letters, they stay so. */
export function nameSeries(texts: readonly string[], listed: number, back: boolean): Series | undefined {
  const list = LISTS[listed]!
  const places: number[] = []
  for (const text of texts) {
    const place = placeIn(list, text)
    const before = places.at(-1)
    // Sunday and Monday are one day apart, too.
    places.push(before === undefined ? place : before + around(place - before, list.length))
  }
  const step = texts.length === 1 ? (back ? -1 : 1) : evenStep(places)
  if (step === undefined) return undefined
  const last = texts.at(-1)!
  const cased = (name: string) =>
    last === last.toUpperCase() ? name.toUpperCase() : last === last.toLowerCase() ? name.toLowerCase() : name
  return (n) => cased(list[around(places.at(-1)! + step * n, list.length)]!)
}
