import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inLocale, preferredLocale, said } from '../http/language'
import { addLanguages } from './addLanguages'
import { inLanguage } from './inLanguage'

const folder = mkdtempSync(join(tmpdir(), 'lading-languages-'))
const write = (tag: string, text: string) => {
  mkdirSync(join(folder, tag), { recursive: true })
  writeFileSync(join(folder, tag, 'texts.json'), text)
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('speaks the languages of a folder to those who ask for them', () => {
  expect(addLanguages(join(folder, 'none'))).toEqual([])
  write('qx-QX', JSON.stringify({ '删除成功!': 'gone', '共{}条': '{} in all' }))
  expect(addLanguages(folder)).toEqual(['qx-QX'])
  expect(['qx', 'qx-QX,en;q=0.5', 'fr,qx;q=0.1', 'en,qx;q=0.5', 'fr'].map(preferredLocale)).toEqual([
    'qx-QX',
    'qx-QX',
    'qx-QX',
    'en-US',
    'zh-CN',
  ])
  expect(inLanguage('删除成功!', 'qx-QX')).toBe('gone')
  expect(inLanguage('共3条', 'qx-QX')).toBe('3 in all')
  // What it does not say is said in English.
  expect(inLocale('qx-QX', () => said('金额', 'Amount'))).toBe('Amount')
})

it('says which list cannot be read', () => {
  write('qy', '{"a": 1}')
  expect(() => addLanguages(folder)).toThrow(/qy.texts\.json is no list of texts/)
})
