import type { Text } from '@lading/core/text'
import type { ShellRoute } from '../menu/buildRoutes'

/** What the palette offers, by where it comes from. */
export type PaletteGroup = 'pinned' | 'recent' | 'records' | 'pages' | 'actions'

/** One line of the palette. */
export interface PaletteEntry {
  key: string
  group: PaletteGroup
  title: string
  /** Told beside it: where it stands, whose it is. */
  hint?: string
  /** Names in other languages, paths, abbreviations: found by, not shown. */
  words?: string
  /** For pinyin: the Chinese names. */
  chinese?: string
  /** Found elsewhere by the query already. */
  found?: boolean
  run: () => void
}

const MAX_PER_GROUP = 8

/**
 * The lines for a query: without one what somebody comes back to and what can be done, with one everything that has all
 * its words, a title that begins with it first.
 *
 * @param byPinyin whether Chinese names are read like the query; absent while it is no pinyin
 */
export function paletteLines(
  entries: readonly PaletteEntry[],
  query: string,
  byPinyin?: (name: string) => boolean,
): PaletteEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const has = ({ chinese, found, hint = '', title, words: more = '' }: PaletteEntry) => {
    if (found || words.length === 0) return true
    if (chinese && byPinyin?.(chinese)) return true
    const text = `${title} ${hint} ${more}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const begins = ({ title }: PaletteEntry) =>
    words.length > 0 && title.toLowerCase().startsWith(words[0]!) ? 0 : 1
  const groups: PaletteGroup[] =
    words.length > 0 ? ['pages', 'records', 'actions', 'pinned', 'recent'] : ['pinned', 'recent', 'actions']
  const shown = new Set<string>()
  return groups.flatMap((group) =>
    entries
      .filter((entry) => entry.group === group && has(entry))
      .sort((a, b) => begins(a) - begins(b))
      // A page that is found in the menu need not be told again as one that was open.
      .filter(({ key }) => !shown.has(key) && shown.add(key))
      .slice(0, MAX_PER_GROUP),
  )
}

/**
 * Forms for new records. Each tells the list that it is for: one form may stand in several branches of the menu, and the
 * title of a stored form's says "add" alone.
 *
 * @param routes those that the session may open
 * @param open leads to one of them
 */
export function addingEntries(
  routes: readonly Pick<ShellRoute, 'path' | 'title' | 'crumbs'>[],
  text: (text: Text) => string,
  open: (path: string) => void,
): PaletteEntry[] {
  return routes
    .filter(({ path }) => path.endsWith('/add'))
    .map(({ path, title, crumbs }) => {
      const above = crumbs.slice(0, -1).map((crumb) => crumb.title)
      const names = [title, ...above]
      return {
        key: path,
        group: 'actions',
        title: text(title),
        hint: above.map(text).join(' / '),
        words: [path, ...names.flatMap(({ zh, en }) => [zh, en])].join(' '),
        chinese: names.map(({ zh }) => zh).join(''),
        run: () => open(path),
      }
    })
}
