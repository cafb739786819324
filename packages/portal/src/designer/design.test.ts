import { expect, it } from 'vitest'
import { foundDesigns } from './design'

const row = (code: string, labelZh: string, published: number, changed: boolean) => ({
  id: code,
  code,
  labelZh,
  labelEn: code.toUpperCase(),
  published,
  changed,
})
const rows = [row('leave', '请假', 2, false), row('travel', '出差', 1, true), row('idea', '建议', 0, true)]
const codes = (...asked: [string, Parameters<typeof foundDesigns>[2]]) =>
  foundDesigns(rows, ...asked).map(({ code }) => code)

it('finds designs by name in both languages, and by code', () => {
  expect(codes('差', 'all')).toEqual(['travel'])
  expect(codes(' LEA ', 'all')).toEqual(['leave'])
  expect(codes('', 'all')).toEqual(['leave', 'travel', 'idea'])
})

it('narrows them down by state', () => {
  expect(codes('', 'published')).toEqual(['leave', 'travel'])
  expect(codes('', 'changed')).toEqual(['travel'])
  expect(codes('', 'drafts')).toEqual(['idea'])
})
