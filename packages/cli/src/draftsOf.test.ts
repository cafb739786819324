import { expect, it } from 'vitest'
import { readData } from '@lading/core/data-form'
import { draftsOf } from './draftsOf'

it('makes definitions of pasted labels, as data that a server can keep', () => {
  const { drafts } = draftsOf('请假单：申请人、部门、开始日期、结束日期、请假天数、事由')
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
  const { drafts } = draftsOf('品名\t到货\t价\n钢板\t2026-11-02\t12.50\n铜线\t2026-11-09\t80.10')
  expect(Object.values(drafts[0]!.fields).map(({ zh, kind }) => [zh, kind])).toEqual([
    ['品名', 'record'],
    ['到货', 'date'],
    ['价', expect.stringMatching(/^(money|decimal)$/)],
  ])
})

it('says why a text cannot be read', () => {
  expect(() => draftsOf('{ "fields": [ ')).toThrow()
})
