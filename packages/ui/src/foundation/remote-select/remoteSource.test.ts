import { describe, expect, it, vi } from 'vitest'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { DictStore } from '../dict/dictStore'
import { labelBatcher } from './labelBatcher'
import { roleSource } from './remoteSource'
import { remoteSource } from '../../kinds/sources'

describe('the texts of stored values', () => {
  it('are complete where there are more than a list call gives at once', async () => {
    const roles = Array.from({ length: 150 }, (_, at) => ({
      id: `id-${at}`,
      roleCode: `role${at}`,
      roleName: `角色${at}`,
    }))
    const source = createFakeDataSource({ roles })
    const batcher = labelBatcher({ dataSource: source, dicts: new DictStore(source) }, roleSource(source))
    const found = await Promise.all(roles.map(({ roleCode }) => batcher.get(roleCode)))
    expect(found.map((option) => option?.text)).toEqual(roles.map(({ roleName }) => roleName))
    expect(source.calls).toHaveLength(2)
  })

  it('take two calls, not one for each, where a record is gone that a table dictionary leaves out', async () => {
    const code = 'sys_port,name,code'
    const options = ['a', 'b', 'c'].map((value) => ({ value, text: `港${value}` }))
    const source = createFakeDataSource({ dicts: { [code]: options } })
    const field = { kind: 'dictSearch', dict: code, zh: '', en: '' } as const
    const found = await remoteSource(field, source, {})!.resolve(['c', 'gone', 'a', '港b'])
    expect(found).toEqual(expect.arrayContaining([options[0], options[2]]))
    expect(found).toHaveLength(2)
    expect(source.calls.map(({ path }) => path)).toEqual(['dict/texts', 'dict/find'])
  })

  it('are asked for one by one only where a source cannot find several', async () => {
    const code = 'sys_port,name,code'
    const source = createFakeDataSource({ dicts: { [code]: [{ value: 'a', text: '港a' }] } })
    source.dict.find = undefined
    const texts = vi.spyOn(source.dict, 'texts')
    const field = { kind: 'dictSearch', dict: code, zh: '', en: '' } as const
    expect(await remoteSource(field, source, {})!.resolve(['a', 'gone'])).toEqual([
      { value: 'a', text: '港a' },
    ])
    expect(texts).toHaveBeenCalledTimes(3)
  })
})
