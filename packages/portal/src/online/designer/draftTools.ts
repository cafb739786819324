/** A name of the family that nobody has yet: `state2`, `step3`. */
export function freeName(taken: Readonly<Record<string, unknown>>, stem: string): string {
  for (let at = 1; ; at += 1) if (!Object.hasOwn(taken, stem + at)) return stem + at
}

/** A record without one of its members. */
export const without = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Record<string, Value> => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

/** An object with a change, in which `undefined` takes a member away. */
export const changed = <Whole extends object>(
  whole: Whole | undefined,
  change: { [Name in keyof Whole]?: Whole[Name] | undefined },
): Whole =>
  Object.fromEntries(
    Object.entries({ ...whole, ...change }).filter(([, value]) => value !== undefined),
  ) as unknown as Whole

/** A list with another entry in a place; nothing in its place takes it away. */
export const replaced = <Item>(list: readonly Item[], at: number, item: Item | undefined): Item[] =>
  list.flatMap((each, index) => (index === at ? (item === undefined ? [] : [item]) : [each]))

/** A list in which an entry goes up (-1) or down (1). */
export function shifted<Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...list]
  const other = next[at + by]
  if (other === undefined) return next
  next[at + by] = next[at]!
  next[at] = other
  return next
}

/** An object without the members that say nothing: an empty list, an empty object. */
export const filledIn = <Whole extends object>(whole: Whole): Whole =>
  Object.fromEntries(
    Object.entries(whole).filter(
      ([, value]) => typeof value !== 'object' || value === null || Object.keys(value as object).length > 0,
    ),
  ) as Whole

/** A text in both languages, or nothing where both are empty. */
export function textOf(
  former: { zh: string; en: string } | undefined,
  change: { zh?: string; en?: string },
): { zh: string; en: string } | undefined {
  const next = { zh: '', en: '', ...former, ...change }
  return next.zh === '' && next.en === '' ? undefined : next
}
