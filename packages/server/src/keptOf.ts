interface Kept<Item, Result> {
  of: readonly Item[]
  result: Result
}

/**
 * What follows from a list, made once for as long as the list holds the same things. The modules of a server are such a
 * list: forms that are published while it runs are added to it in place.
 */
export function keptOf<Item, Result>(
  make: (list: readonly Item[]) => Result,
): (list: readonly Item[]) => Result {
  const known = new WeakMap<readonly Item[], Kept<Item, Result>>()
  return (list) => {
    const found = known.get(list)
    if (found && found.of.length === list.length && found.of.every((item, at) => item === list[at]))
      return found.result
    const result = make(list)
    known.set(list, { of: [...list], result })
    return result
  }
}
