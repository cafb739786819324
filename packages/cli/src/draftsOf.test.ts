import { expect, it } from 'vitest'
import { readData } from '@lading/core/data-form'
import { draftsOf } from './draftsOf'

it('makes definitions of pasted labels, as data that a server can keep', () => {
  const { drafts } = draftsOf('请假单：申请人、部门、开始日期、结束日期、请假天数、事由', 'zh-CN')
  expect(drafts).toHaveLength(1)
  const [draft] = drafts
  expect(Object.values(draft!.fields).map(({ kind }) => kind)).toEqual([
    'user',
    'dept',
    'date',
    'date',
    'integer',
    'textarea',
  ])
  expect(readData(JSON.parse(JSON.stringify(draft)))).toMatchObject({ ok: true })
})

it('takes the rows of a spreadsheet for evidence', () => {
  const { drafts } = draftsOf('品名\t到货\t价\n钢板\t2026-11-02\t12.50\n铜线\t2026-11-09\t80.10', 'zh-CN')
  expect(Object.values(drafts[0]!.fields).map(({ zh, kind }) => [zh, kind])).toEqual([
    ['品名', 'record'],
    ['到货', 'date'],
    ['价', expect.stringMatching(/^(money|decimal)$/)],
  ])
})

it('tells in the language that is asked for what is to be checked, in words of people', () => {
  const text = '装船单：状态、某某事项、船期、创建人、船期'
  const told = (locale: 'zh-CN' | 'en-US') => {
    const { drafts, notes } = draftsOf(text, locale)
    return [...notes, ...drafts[0]!.review]
  }
  expect(told('zh-CN')).toEqual(
    expect.arrayContaining([
      '“某某事项”的字段类型是按名称推测的，请核对',
      '未说明“状态”有哪些状态：暂用草稿、已提交、已完成，请核对',
    ]),
  )
  expect(told('en-US')).toHaveLength(told('zh-CN').length)
  for (const each of told('zh-CN')) expect(each).toMatch(/\p{Script=Han}/u)
  for (const each of [...told('zh-CN'), ...told('en-US')]) expect(each).not.toMatch(/R\d\d|by rule|_/)
})

it('says why a text cannot be read', () => {
  expect(() => draftsOf('{ "fields": [ ', 'zh-CN')).toThrow()
})
