import { describe, expect, it, vi } from 'vitest'
import { LabelBatcher } from './labelBatcher'

describe('LabelBatcher', () => {
  it('makes one request for everything asked at once and remembers', async () => {
    const resolve = vi.fn(async (values: string[]) =>
      values.map((value) => ({ value, text: `name of ${value}` })),
    )
    const batcher = new LabelBatcher(resolve)
    const answers = await Promise.all(['a', 'b', 'a'].map((value) => batcher.get(value)))
    expect(answers.map((option) => option?.text)).toEqual(['name of a', 'name of b', 'name of a'])
    await batcher.get('b')
    expect(resolve.mock.calls).toEqual([[['a', 'b']]])
  })

  it('gives undefined for unknown values and does not ask for learnt ones', async () => {
    const resolve = vi.fn(async () => [])
    const batcher = new LabelBatcher(resolve)
    batcher.learn([{ value: 'x', text: 'X' }])
    expect(await batcher.get('x')).toEqual({ value: 'x', text: 'X' })
    expect(await batcher.get('y')).toBeUndefined()
    expect(resolve.mock.calls).toEqual([[['y']]])
  })

  it('asks again after a failure', async () => {
    const resolve = vi.fn(async (values: string[]) => values.map((value) => ({ value, text: 'ok' })))
    resolve.mockRejectedValueOnce(new Error('down'))
    const batcher = new LabelBatcher(resolve)
    await expect(batcher.get('a')).rejects.toThrow('down')
    expect((await batcher.get('a'))?.text).toBe('ok')
  })
})
