import { expect, it, vi } from 'vitest'
import type { ResourceSource } from '@lading/ui/foundation'
import { byTime, newestFirst } from './newestFirst'

const answer = { records: [], total: 0 }
const permissions = { prefix: 'x', actions: ['list', 'add'] }

it('asks for the newest first while nobody chooses an order', async () => {
  const list = vi.fn().mockResolvedValue(answer)
  const exportFile = vi.fn().mockResolvedValue({ name: 'x', blob: new Blob() })
  const source = newestFirst({ fields: {}, permissions }, { list, exportFile })
  await source.list!({ column: 'id', order: 'desc', pageNo: 1 })
  expect(list.mock.lastCall![0]).toEqual({ column: 'createTime', order: 'desc', pageNo: 1 })
  await source.exportFile!({ column: 'id', order: 'desc' })
  expect(exportFile.mock.lastCall![0]).toEqual({ column: 'createTime', order: 'desc' })
})

it('keeps an order that somebody chose, and the calls of logs and of records whose id is a field', async () => {
  const list = vi.fn().mockResolvedValue(answer)
  await newestFirst({ fields: {}, permissions }, { list }).list!({ column: 'roleName', order: 'asc' })
  expect(list.mock.lastCall![0]).toEqual({ column: 'roleName', order: 'asc' })
  const own = { list }
  expect(newestFirst({ fields: { id: { kind: 'integer', zh: '编号', en: 'No.' } }, permissions }, own)).toBe(
    own,
  )
  expect(newestFirst({ fields: {}, permissions: { ...permissions, actions: ['list'] } }, own)).toBe(own)
  expect(newestFirst({ fields: {}, permissions }, {})).toEqual({})
})

it('puts the data log in the order of time', async () => {
  const list = vi.fn().mockResolvedValue(answer)
  await byTime({ list } as unknown as ResourceSource).list!({ column: 'id', order: 'desc' })
  expect(list.mock.lastCall![0]).toEqual({ column: 'createTime', order: 'desc' })
})
