import { expect, it } from 'vitest'
import { addLanguage } from '@lading/core/text'
import { messagesIn } from './uiLanguages'

const set = {
  'zh-CN': {
    ok: '确定',
    total: (count: number) => `共${count}条`,
    days: ['周日', '周一'],
    rest: { no: '否' },
  },
  'en-US': {
    ok: 'OK',
    total: (count: number) => `${count} in all`,
    days: ['Sun', 'Mon'],
    rest: { no: 'No' },
  },
}
addLanguage({ tag: 'x-ui', texts: { 确定: 'Yep', '共{}条': 'all {}', 周一: 'M' } })

it('says what the catalogue has for the Chinese, and else what the language behind it says', () => {
  const texts = messagesIn(set, 'x-ui')
  expect({ ...texts, total: texts.total(3) }).toEqual({
    ok: 'Yep',
    total: 'all 3',
    days: ['Sun', 'M'],
    rest: { no: 'No' },
  })
  expect(messagesIn(set, 'x-ui')).toBe(texts)
  expect(messagesIn(set, 'en-US')).toBe(set['en-US'])
})
