import { useEffect, useState } from 'react'
import { maybePinyin, pinyinMatcher } from './pinyin'

/** A test for names by pinyin while a keyword is typed; `undefined` while there is none. */
export function usePinyin(keyword: string): ((name: string) => boolean) | undefined {
  const [found, setFound] = useState<{ keyword: string; matches: (name: string) => boolean }>()
  useEffect(() => {
    if (!maybePinyin(keyword)) return
    let wanted = true
    pinyinMatcher(keyword).then(
      (matches) => wanted && setFound({ keyword, matches }),
      // Without the dictionary of characters the texts are searched all the same.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [keyword])
  return found?.keyword === keyword ? found.matches : undefined
}
