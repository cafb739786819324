import { expect, it } from 'vitest'
import { addLanguage, locales, ownLocale } from './languages'
import { textIn } from './text'

addLanguage({
  tag: 'x-test',
  texts: {
    状态: 'State!',
    '${title}不能为空': '${title} missing',
    '共{}条，{}失败': '{} of them, failed: {}',
    全部: 'all',
  },
})
addLanguage({ tag: 'x-zh', falls: 'zh-CN', texts: {} })

it.each([
  [{ zh: '状态', en: 'Status' }, 'State!'],
  [{ zh: '状态', en: 'Status', also: { 'x-test': 'own' } }, 'own'],
  [{ zh: '${title}不能为空', en: '${title} is required' }, '${title} missing'],
  [{ zh: '共3条，全部失败', en: '3 in all' }, '3 of them, failed: all'],
  [{ zh: '金额', en: 'Amount' }, 'Amount'],
])('says %j in an added language as %j', (text, expected) => expect(textIn(text, 'x-test')).toBe(expected))

it('falls back to the own language that was named', () => {
  expect(textIn({ zh: '金额', en: 'Amount' }, 'x-zh')).toBe('金额')
  expect(['zh-CN', 'en-US', 'x-zh', 'x-test', 'x-unknown'].map(ownLocale)).toEqual([
    'zh-CN',
    'en-US',
    'zh-CN',
    'en-US',
    'en-US',
  ])
  expect(locales()).toEqual(['zh-CN', 'en-US', 'x-test', 'x-zh'])
})
