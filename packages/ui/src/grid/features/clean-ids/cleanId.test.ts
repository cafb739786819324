import { expect, it } from 'vitest'
import { cleanId, idWriter, withoutCase, writeIds } from './cleanId'

it('strips the case prefix and the temporary suffix, each once and only where it stands', () => {
  expect(cleanId('_case1_row_3_temp', '_case1_')).toBe('row_3')
  expect(cleanId('17')).toBe('17')
  expect(cleanId('x_case1_', '_case1_')).toBe('x_case1_')
  expect(cleanId('a_temp_temp')).toBe('a_temp')
  expect(withoutCase('_case1_row_3_temp', '_case1_')).toBe('row_3_temp')
})

it('writes the ids of a row and the row above it, and leaves other rows as they are', () => {
  const keys = ['id', 'parentId']
  const write = idWriter({ casePrefix: 'c-' })
  expect(writeIds({ id: 'c-1_temp', parentId: 'c-9', name: 'c-x' }, keys, write)).toEqual({
    id: '1_temp',
    parentId: '9',
    name: 'c-x',
  })
  const plain = { id: 5, parentId: null }
  expect(writeIds(plain, keys, write)).toBe(plain)
  expect(writeIds({ id: 'c-1_temp' }, keys, idWriter({ casePrefix: 'c-', clean: true }))).toEqual({ id: '1' })
})
