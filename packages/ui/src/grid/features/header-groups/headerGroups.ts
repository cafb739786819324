const NO_PATH: readonly string[] = []

/** Neighbouring columns under one title, end excluded; without a title they stand in no group of that level. */
export interface GroupRun {
  title: string | undefined
  from: number
  to: number
}

/**
 * The groups of one level among neighbouring columns. Columns of one group that do not stand side by side are shown
 * as two groups of the same title.
 *
 * @param level 0 is the outermost
 */
export function groupRuns(
  paths: readonly (readonly string[])[],
  level: number,
  from = 0,
  to = paths.length,
): GroupRun[] {
  const runs: GroupRun[] = []
  for (let index = from; index < to; index++) {
    const path = paths[index]!
    const last = runs.at(-1)
    const title = path[level]
    const joins =
      last && (title === undefined ? last.title === undefined : shared(path, paths[index - 1]!) > level)
    if (joins) last.to = index + 1
    else runs.push({ title, from: index, to: index + 1 })
  }
  return runs
}

/** How many levels two columns share. */
function shared(a: readonly string[], b: readonly string[]): number {
  let level = 0
  while (level < a.length && level < b.length && a[level] === b[level]) level++
  return level
}

/**
 * Whether a column may be put between two neighbours: it must not split a group it is not of, and stays in its own as
 * long as others are left there.
 *
 * @param path of the column that moves
 * @param before path of the column it would stand behind; undefined at the start
 * @param after path of the column it would stand before; undefined at the end
 * @param alone no other column is left in its groups
 */
export function mayStandBetween(
  path: readonly string[],
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  alone = false,
): boolean {
  const common = before && after ? shared(before, after) : 0
  if (common > shared(path, before ?? NO_PATH)) return false
  if (alone || path.length === 0) return true
  return [before, after].some((each) => each !== undefined && shared(path, each) === path.length)
}
