import { createHash } from 'node:crypto'
import type { Static } from 'typebox'
import type { dictOption, FurtherNames } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import { locales, textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import type { Bus } from '../../cluster/cluster'
import type { Database } from '../../db/database'
import { sharedCache } from '../../db/sharedCache'
import { currentLocale } from '../../http/language'

/** One option; `textEn` is the English text, where there is one. */
export type Option = Static<typeof dictOption> & { textEn?: string }

/** Enabled options by the code of their dictionary; one without any is not there. */
export type Choices = Readonly<Record<string, readonly Option[]>>

/** How long options are believed without being asked for again; other servers of a cluster see a change by then. */
const FRESH_MS = 30_000

/**
 * All plain dictionaries, kept in memory; texts are in the language of the current request, else Chinese. Not to be asked
 * inside a transaction.
 */
export interface Dictionaries {
  /** Options by dictionary code, in their order. */
  all: () => Promise<Record<string, Option[]>>
  /** Enabled options of a code; none for an unknown one. */
  options: (code: string) => Promise<Option[]>
  /** Value → text of a code. */
  texts: (code: string) => Promise<ReadonlyMap<string, string>>
  /** Text in any language → value of a code, to read what somebody exported. */
  values: (code: string) => Promise<ReadonlyMap<string, string>>
  /** Names what all of them hold, in every language and process: another text as soon as an option is another. */
  version: () => Promise<string>
  /** To be called after every change. */
  forget: () => void
}

interface Item {
  dictCode: string
  itemValue: string
  itemText: string
  itemTextEn: string
  names: FurtherNames
  itemColor: string
}

const load = sql`
  SELECT d.dict_code, i.item_value, i.item_text, i.item_text_en, i.names, i.item_color
  FROM sys_dict_item i JOIN sys_dict d ON d.id = i.dict_id
  WHERE d.del_flag = 0 AND i.status = 1
  ORDER BY d.dict_code, i.sort_order, i.item_value`

/** One option as the contract spells it: `title` and `label` repeat the text (contract §12.1). */
export function optionOf(
  value: string,
  text: string,
  more: { textEn?: string; color?: string } = {},
): Option {
  return {
    value,
    text,
    title: text,
    label: text,
    ...(more.textEn ? { textEn: more.textEn } : {}),
    ...(more.color ? { color: more.color } : {}),
  }
}

type ByCode = Record<string, Option[]>

/** The options by code, in a language as far as there are texts. */
function byCode(items: readonly Item[], locale: Locale): ByCode {
  const codes: ByCode = Object.create(null)
  for (const item of items) {
    const named = { zh: item.itemText, en: item.itemTextEn || item.itemText, also: item.names }
    const text = textIn(named, locale)
    codes[item.dictCode] ??= []
    codes[item.dictCode]!.push(
      optionOf(item.itemValue, text, { textEn: item.itemTextEn, color: item.itemColor }),
    )
  }
  return codes
}

/** Value → text of options, made once for as long as the options are kept. */
const textMaps = new WeakMap<readonly Option[], ReadonlyMap<string, string>>()
const NONE: readonly Option[] = []

function textsOf(options: readonly Option[] = NONE): ReadonlyMap<string, string> {
  const known = textMaps.get(options)
  if (known) return known
  const texts = new Map(options.map(({ value, text }) => [value, text]))
  textMaps.set(options, texts)
  return texts
}

interface Kept {
  inAll: ReadonlyMap<Locale, ByCode>
  version: string
}

/** The dictionaries of a server. */
export function createDictionaries(db: Database, bus: Bus): Dictionaries {
  const kept = sharedCache<Kept>(db, { freshMs: FRESH_MS })
  const read = () =>
    kept.get('', async (on) => {
      const items = await on.rows<Item>(load)
      return {
        inAll: new Map(locales().map((locale) => [locale, byCode(items, locale)])),
        version: createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 16),
      }
    })
  const inAll = async () => (await read()).inAll
  bus.on('forget', (what) => {
    if (what === 'dictionaries') kept.forget()
  })
  const all = async () => (await inAll()).get(currentLocale()) ?? {}
  const options = async (code: string) => (await all())[code] ?? []
  return {
    all,
    options,
    texts: async (code) => textsOf((await all())[code]),
    values: async (code) => {
      // Where two languages call two values the same, the own ones count.
      const options = [...(await inAll()).values()].reverse().flatMap((codes) => codes[code] ?? [])
      return new Map(options.map(({ value, text }) => [text, value]))
    },
    version: async () => (await read()).version,
    forget: () => bus.publish('forget', 'dictionaries'),
  }
}
