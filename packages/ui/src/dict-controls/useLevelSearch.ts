import { useState } from 'react'
import { foundationMessages } from '../foundation/locale/messages'
import { useMessages } from '../foundation/locale/useMessages'
import { usePinyin } from '../foundation/pinyin/usePinyin'
import type { RemoteSource } from '../foundation/remote-select/remoteSource'
import { useRemoteOptions } from '../foundation/remote-select/useRemoteOptions'
import { dictControlMessages } from './locale/messages'
import type { TreeItem } from './useLevels'

/**
 * What a search does about levels that are not loaded yet: the source is asked for them, or the list says that they
 * are left out, or there are none.
 */
export type Unopened = 'searched' | 'told' | 'none'

/** A search in a tree of which some levels are loaded. */
export interface LevelSearch {
  type(keyword: string): void
  /** antd empties its input without a word when something is chosen or the list closes. */
  end(): void
  /** The loaded nodes, and at the first level those that the source found elsewhere. */
  items: readonly TreeItem[]
  fits(item: { value?: unknown; title?: unknown }): boolean
  /** A keyword is typed and nothing fits it. */
  none: boolean
  /** The source is being asked. */
  loading: boolean
  /** What is to be said of levels that are not loaded; empty: nothing. */
  said: string
}

const NO_VALUES: readonly string[] = []

/** Filters the loaded nodes by name and pinyin, and asks the source for the rest. */
export function useLevelSearch(
  loaded: readonly TreeItem[],
  source: RemoteSource,
  unopened: Unopened,
): LevelSearch {
  const texts = useMessages(dictControlMessages)
  const { loadFailed } = useMessages(foundationMessages)
  const [keyword, setKeyword] = useState('')
  const byPinyin = usePinyin(keyword)
  const remote = useRemoteOptions(unopened === 'searched' ? source : undefined, NO_VALUES)
  const word = keyword.trim().toLowerCase()
  const searched = word !== '' && remote.available
  // While the source is asked, what it found for the keyword before must fit the new one.
  const found = new Set(searched && !remote.loading ? remote.options.map(({ value }) => value) : [])
  const fits: LevelSearch['fits'] = ({ value, title }) => {
    const name = String(title)
    return found.has(String(value)) || name.toLowerCase().includes(word) || (byPinyin?.(name) ?? false)
  }
  const known = new Set(loaded.map(({ value }) => value))
  const more = searched ? remote.options.filter(({ value }) => !known.has(value)) : []
  const items = [
    ...loaded,
    ...more.map(({ value, text }) => ({ id: value, pId: '', value, title: text, isLeaf: true })),
  ]
  let said = ''
  if (word !== '' && unopened === 'told') said = texts.onlyOpened
  else if (searched && remote.loading) said = texts.searchingBelow
  else if (searched && remote.error) said = texts.searchAgain(remote.error.message || loadFailed)
  const type = (next: string) => {
    setKeyword(next)
    if (next.trim() === '') remote.stop()
    else remote.search(next)
  }
  return {
    type,
    end: () => type(''),
    items,
    fits,
    none: word !== '' && !items.some(fits),
    loading: searched && remote.loading,
    said,
  }
}
