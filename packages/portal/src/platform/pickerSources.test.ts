// @vitest-environment jsdom
import type { Link } from '@lading/request'
import { beforeEach, describe, expect, it } from 'vitest'
import { pickerSources } from './pickerSources'
import { startRequest } from './request'

const sent: string[] = []
const answers: Record<string, unknown> = {
  '/sys/category/loadTreeData': [{ key: 'c1', title: '费用', leaf: false }],
  '/sys/category/loadAllData': [
    { value: 'c1', text: '费用' },
    { value: 'c2', text: '运输费' },
  ],
  '/sys/category/loadOne': { id: 'c1', code: 'A01', name: '费用' },
}

/** Stands where the wire begins: what is asked of the server is what counts here. */
const wire: Link = (call) => {
  const path = Object.keys(answers).find((each) => call.url.endsWith(each)) ?? call.url
  const query = Object.entries(call.query).filter(([name, value]) => value !== undefined && name !== '_t')
  sent.push(`${path}?${query.map(([name, value]) => `${name}=${String(value)}`).join('&')}`)
  const data = { success: true, code: 200, message: '', result: answers[path], timestamp: 0 }
  return Promise.resolve({ status: 200, headers: {}, data })
}

beforeEach(() => {
  sent.length = 0
  startRequest(
    { apiBase: '/api', signSecret: 'x' } as never,
    {
      getToken: () => undefined,
      getTenantId: () => 0,
      locale: () => 'zh-CN',
      onSessionExpired: () => Promise.resolve('left' as never),
    },
    [wire],
  )
})

describe('categories (contract §13)', () => {
  it('asks for the first level by the code above it, for the others by their parent', async () => {
    const { trees } = pickerSources
    expect(await trees.categories({ pid: '' })).toEqual([{ value: 'c1', title: '费用', leaf: false }])
    await trees.categories({ pid: '', pcode: 'A01' })
    await trees.categories({ pid: 'c1', pcode: 'A01' })
    expect(sent).toEqual([
      '/sys/category/loadTreeData?pcode=0',
      '/sys/category/loadTreeData?pcode=A01',
      '/sys/category/loadTreeData?pid=c1',
    ])
  })

  it('leaves out the category that the others stand below', async () => {
    const all = await pickerSources.trees.allCategories!('A01')
    expect(all.map(({ value }) => value)).toEqual(['c2'])
    expect(await pickerSources.trees.allCategories!()).toHaveLength(2)
  })
})
