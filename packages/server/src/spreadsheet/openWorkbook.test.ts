import { expect, inject, it } from 'vitest'
import { setBuiltPrograms } from '../builtPrograms'
import { workbook } from '../testing/workbook'
import { openWorkbook } from './openWorkbook'

it('reads in a thread that runs the sources where nothing is built, as in development', async () => {
  const file = await workbook(['名称'], ['钢板'])
  setBuiltPrograms(undefined)
  try {
    const book = await openWorkbook(file, 100, false)
    expect(await book.rows(2, 4)).toEqual([['名称'], ['钢板']])
    await book.close()
  } finally {
    setBuiltPrograms(inject('programs'))
  }
})
