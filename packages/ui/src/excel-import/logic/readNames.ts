import { textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import type { Ui } from '../../foundation/uiContext'
import type { LookupOption, NameFinder, NamedOptions } from '../../grid/api/lookup'
import type { ImportColumn, ImportRow } from './importTypes'
import { inSlices } from './inSlices'
import type { KnownNames } from './knownNames'

/** A column whose cells name what is elsewhere. */
export interface NamingColumn {
  key: string
  several: boolean
  find: NameFinder
  /** Columns of the same source are asked for together. */
  source: string
}

/** What separates several values in a cell, as in the grid. */
const SEPARATORS = /[,，、;；]/

const wordsOf = (value: unknown, several: boolean): string[] =>
  (several ? String(value ?? '').split(SEPARATORS) : [String(value ?? '')])
    .map((word) => word.trim())
    .filter(Boolean)

const isSeveral = (column: ImportColumn) => column.props?.['multiple'] === true

/** The columns that name entries of table dictionaries, users, departments, records: as pasted cells of the grid do. */
export async function namingColumns(
  columns: readonly ImportColumn[],
  ui: Pick<Ui, 'dataSource' | 'references'>,
): Promise<NamingColumn[]> {
  const searched = columns.filter(({ type, options, lookup }) => !options?.length && (type || lookup))
  if (searched.length === 0) return []
  const { sourceLookup } = await import('../../kinds/lookup/sourceLookup')
  return searched.flatMap((column) => {
    const { key, title, type = 'input', dictCode, props, lookup } = column
    const find = sourceLookup({ key, title, type, dictCode, props, lookup }, ui)?.find
    const source = lookup ? key : JSON.stringify([type, dictCode, props?.['ref']])
    return find ? [{ key, several: isSeveral(column), find, source }] : []
  })
}

/** What was read, and what is known of its names now. */
export interface ReadNames {
  rows: ImportRow[]
  known: KnownNames
}

/**
 * Puts values in the place of names that one entry alone bears. What was not asked for before is asked for in one
 * call for each source, however many columns and rows name it; a source that does not answer leaves its names as they
 * are, for the server to judge.
 *
 * @param known of an earlier reading of the same sheet
 * @throws AbortError when it is given up
 */
export async function readNames(
  rows: readonly ImportRow[],
  naming: readonly NamingColumn[],
  options: { known?: KnownNames; signal?: AbortSignal } = {},
): Promise<ReadNames> {
  const { known = new Map<string, NamedOptions>(), signal } = options
  if (naming.length === 0) return { rows: [...rows], known }
  const asked = new Map<string, { find: NameFinder; words: Set<string> }>()
  const sources = naming.map((column) => {
    const ask = asked.get(column.source) ?? { find: column.find, words: new Set<string>() }
    asked.set(column.source, ask)
    return { ...column, ask, before: known.get(column.key) }
  })
  const gather = (at: number) => {
    for (const { key, several, ask, before } of sources)
      for (const word of wordsOf(rows[at]!.values[key], several)) if (!before?.has(word)) ask.words.add(word)
  }
  await inSlices(rows.length, gather, { signal })
  const answers = new Map<string, NamedOptions>()
  await Promise.all(
    [...asked].map(async ([source, { find, words }]) => {
      const found = words.size > 0 ? await find([...words]).catch(() => undefined) : undefined
      if (found) answers.set(source, found)
    }),
  )
  signal?.throwIfAborted()

  const now = new Map<string, ReadonlyMap<string, readonly LookupOption[]>>()
  for (const { key, source, before } of sources) {
    const answer = answers.get(source)
    if (!answer && !before) continue
    const words = new Map([...(before ?? []), ...(answer ?? [])])
    // What a name became is known too: the rows are checked again after they were mended.
    for (const [option, ...others] of [...words.values()])
      if (option && others.length === 0) words.set(option.value, [option])
    now.set(key, words)
  }
  const read: ImportRow[] = []
  await inSlices(
    rows.length,
    (at) => {
      const row = rows[at]!
      const values = { ...row.values }
      for (const { key, several } of naming) {
        const words = now.get(key)
        if (!words || !values[key]) continue
        const meant = wordsOf(values[key], several).map((word) => {
          const found = words.get(word)
          return found?.length === 1 ? found[0]!.value : word
        })
        values[key] = meant.join(',')
      }
      read.push({ ...row, values })
    },
    { signal },
  )
  return { rows: read, known: now }
}

/** Why a value of a column that names entries cannot be taken; undefined when it can, or when nobody could tell. */
export function nameProblem(
  value: unknown,
  column: ImportColumn,
  known: NamedOptions,
  locale: Locale,
): { pass: false; message: string } | undefined {
  for (const word of wordsOf(value, isSeveral(column))) {
    const found = known.get(word)
    if (!found || found.length === 1) continue
    const several = found.map((option) => option.value).slice(0, LISTED)
    const message =
      found.length === 0
        ? { zh: `\${title}没有“${word}”`, en: `\${title} has no "${word}"` }
        : {
            zh: `\${title}有 ${found.length} 个“${word}”（${several.join('、')}），请填写其中一个`,
            en: `\${title} has ${found.length} times "${word}" (${several.join(', ')}); give one of them`,
          }
    return { pass: false, message: textIn(message, locale) }
  }
}

/** Values of the same name that a message lists. */
const LISTED = 5
