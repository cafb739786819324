import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import { effects } from './effects'
import { hands } from './hands'
import { handsDocument } from './handsDocument'
import type { PeerRuns } from './seenText'

const peers = JSON.parse(
  readFileSync(new URL('../../../../../../bench/results/hands.json', import.meta.url), 'utf8'),
) as PeerRuns

const docs = { en: 'en-US', zh: 'zh-CN' } as const

describe('the table of hands', () => {
  it('has each hand once, and a reason wherever ours differs from Excel', () => {
    expect(hands.length).toBeGreaterThanOrEqual(120)
    expect(new Set(hands.map(({ id }) => id)).size).toBe(hands.length)
    expect(hands.filter(({ excel, why }) => excel.includes(':') !== (why !== undefined))).toEqual([])
  })

  it('says what each peer does in words that there are, and has no word too many', () => {
    const words = hands.flatMap(({ ours, excel, calc, agGrid, handsontable, mui, vxe }) => {
      const peers = [excel, calc, agGrid, handsontable, mui, vxe]
      expect(peers.filter((word) => !/^(\?|d|d:\w+)$/.test(word))).toEqual([])
      return [ours, ...peers.flatMap((word) => (word.startsWith('d:') ? [word.slice(2)] : []))]
    })
    const used = new Set(words)
    expect([...used].filter((word) => !(word in effects))).toEqual([])
    expect(Object.keys(effects).filter((word) => !used.has(word))).toEqual([])
  })

  it('has at least 120 hands tried on each peer that was run', () => {
    const ids = new Set(hands.map(({ id }) => id))
    expect(Object.keys(peers.runs).filter((id) => !ids.has(id))).toEqual([])
    for (const peer of ['agGrid', 'handsontable', 'mui', 'vxe']) {
      const tried = Object.values(peers.runs).filter((run) => run[peer] && !('not' in run[peer]))
      expect(tried.length, peer).toBeGreaterThanOrEqual(120)
    }
  })

  // `-u` writes the pages anew.
  it.each(['en', 'zh'] as const)('is what the page says (%s)', async (language) => {
    const path = new URL(`../../../../docs/hands.${docs[language]}.md`, import.meta.url).pathname
    const options = await resolveConfig(path)
    await expect(
      await format(handsDocument(language, peers), { ...options, parser: 'markdown' }),
    ).toMatchFileSnapshot(path)
  })
})
