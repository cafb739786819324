/** Without characters that are taken for each other when a password is read aloud or copied by hand. */
const SETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '@#%+=_-'] as const
const ALL = SETS.join('')
const LENGTH = 14

/** A whole number below `limit`, each as likely as the others. */
function below(limit: number): number {
  const fair = Math.floor(2 ** 32 / limit) * limit
  const [drawn] = crypto.getRandomValues(new Uint32Array(1))
  return drawn! < fair ? drawn! % limit : below(limit)
}

/** A password of 14 characters with letters of both cases, digits and signs. */
export function randomPassword(): string {
  const signs = Array.from({ length: LENGTH }, (_, at) => {
    const set = SETS[at] ?? ALL
    return set[below(set.length)]!
  })
  // One of each set is there: none of them has a fixed place.
  for (let at = signs.length - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    ;[signs[at], signs[other]] = [signs[other]!, signs[at]!]
  }
  return signs.join('')
}
