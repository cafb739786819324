type Reader = (name: string) => { full: string; initials: string }

const read = new Map<string, { full: string; initials: string }>()
let reader: Promise<Reader> | undefined

/** Whether a keyword may be pinyin: letters, syllables perhaps apart. */
export function maybePinyin(keyword: string): boolean {
  return /^[a-z][a-z']*( +[a-z']+)*$/i.test(keyword.trim())
}

/**
 * A test for names by pinyin, whole or by initials: `wangwei` and `ww` find 王伟. The dictionary of characters is
 * loaded by the first call.
 */
export async function pinyinMatcher(keyword: string): Promise<(name: string) => boolean> {
  reader ??= import('pinyin-pro').then(({ pinyin }) => (name) => {
    const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' })
    return {
      full: syllables.join('').toLowerCase(),
      initials: syllables
        .map((syllable) => syllable[0] ?? '')
        .join('')
        .toLowerCase(),
    }
  })
  const readName = await reader.catch((error: unknown) => {
    reader = undefined
    throw error
  })
  const wanted = keyword.replace(/[\s']+/g, '').toLowerCase()
  return (name) => {
    let known = read.get(name)
    if (!known) read.set(name, (known = readName(name)))
    return known.full.includes(wanted) || known.initials.includes(wanted)
  }
}
