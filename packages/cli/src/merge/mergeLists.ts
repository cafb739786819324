/** Elements of a list and the text around them. */
interface List {
  head: string
  items: string[]
  tail: string
}

/**
 * Merges three versions of lines that hold one list, element by element: what either side took out is out, what
 * either side put in is in, at its place. Elements are keyed by their first quoted name (`'eta'`,
 * `{ field: 'eta', mode: 'range' }`).
 *
 * @returns undefined when the lines are not one list, or both sides changed the same element or the order
 */
export function mergeLists(base: string, ours: string, theirs: string): string | undefined {
  const [b, o, t] = [base, ours, theirs].map(readList)
  if (!b || !o || !t) return undefined
  const squeeze = (text: string) => text.replace(/\s+/g, '')
  const around = ({ head, tail }: List) => `${squeeze(head)}…${squeeze(tail).replace(/^,/, '')}`
  if (around(b) !== around(o) || around(b) !== around(t)) return undefined
  const items = mergeItems(b.items, o.items, t.items)
  if (!items) return undefined
  const body = items.map((item) => `${item},`).join('\n')
  return `${o.head}\n${body}\n${o.tail.replace(/^\s*,/, '')}`
}

function mergeItems(base: string[], ours: string[], theirs: string[]): string[] | undefined {
  const b = keyed(base)
  const o = keyed(ours)
  const t = keyed(theirs)
  if (!b || !o || !t || !sameOrder(b, t)) return undefined
  const result = new Map<string, string>()
  for (const [key, item] of o) {
    const settled = settle(b.get(key), item, t.get(key))
    if (settled === 'clash') return undefined
    if (settled !== undefined) result.set(key, settled)
  }
  const removedButChanged = [...b].some(([key, was]) => !o.has(key) && t.has(key) && t.get(key) !== was)
  if (removedButChanged) return undefined
  return [...insertNew(result, t, (key) => !b.has(key) && !o.has(key)).values()]
}

/** One element that stands on disk: what becomes of it; undefined means it goes. */
function settle(
  was: string | undefined,
  ours: string,
  now: string | undefined,
): string | undefined | 'clash' {
  if (was === undefined) return now === undefined || now === ours ? ours : 'clash'
  if (now === undefined) return ours === was ? undefined : 'clash'
  if (ours === was) return now
  return now === was || now === ours ? ours : 'clash'
}

/** Puts the generator's new elements after the element they follow there. */
function insertNew(
  result: Map<string, string>,
  generated: Map<string, string>,
  isNew: (key: string) => boolean,
): Map<string, string> {
  const order = [...generated.keys()]
  let entries = [...result]
  order.forEach((key, index) => {
    if (!isNew(key)) return
    const before = order.slice(0, index).findLast((each) => entries.some(([known]) => known === each))
    const at = before === undefined ? 0 : entries.findIndex(([known]) => known === before) + 1
    entries = entries.toSpliced(at, 0, [key, generated.get(key)!])
  })
  return new Map(entries)
}

/** By key, or undefined when two elements have the same key. */
function keyed(items: string[]): Map<string, string> | undefined {
  const map = new Map(items.map((item) => [keyOf(item), item]))
  return map.size === items.length ? map : undefined
}

/** Did the generator keep the order of what it had? A new order is not merged into an edited list. */
function sameOrder(before: Map<string, string>, now: Map<string, string>): boolean {
  const common = [...now.keys()].filter((key) => before.has(key))
  return common.every(
    (key, index, all) => index === 0 || position(before, all[index - 1]!) < position(before, key),
  )
}

function position(map: Map<string, string>, key: string): number {
  return [...map.keys()].indexOf(key)
}

function keyOf(item: string): string {
  return /['"]([^'"]*)['"]/.exec(item)?.[1] ?? item.trim()
}

/** Reads lines that hold elements of one list, with or without its brackets. */
function readList(text: string): List | undefined {
  const open = text.indexOf('[')
  const close = text.lastIndexOf(']')
  if (open >= 0 !== close >= 0 || close < open) return undefined
  const [from, to] = open >= 0 ? [open + 1, close] : [0, text.length]
  const items = splitItems(text.slice(from, to))
  return items && { head: text.slice(0, from), items, tail: text.slice(to) }
}

/** Splits at the commas that stand in no bracket or quote; undefined when it is no plain list of names or objects. */
function splitItems(text: string): string[] | undefined {
  const items: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (quote) {
      if (character === '\\') at++
      else if (character === quote) quote = ''
    } else if (`'"\``.includes(character)) quote = character
    else if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
    else if (character === ',' && depth === 0) {
      items.push(text.slice(start, at).trim())
      start = at + 1
    }
    if (depth < 0) return undefined
  }
  if (depth !== 0 || quote) return undefined
  const last = text.slice(start).trim()
  if (last) items.push(last)
  return items.every((item) => /^(['"][^'"]*['"]|\{[^]*\}|\[[^]*\])$/.test(item)) ? items : undefined
}
