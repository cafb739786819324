import { expect, it } from 'vitest'
import { loadWithRetries } from './loadWithRetries'

function failing(times: number) {
  const calls = { count: 0 }
  const load = async () => {
    calls.count++
    if (calls.count <= times) throw new Error(`no ${calls.count}`)
    return 'rows'
  }
  return { calls, load }
}

it('tries three times again, then gives up with the last failure', async () => {
  const thrice = failing(3)
  await expect(loadWithRetries(thrice.load, new AbortController().signal, 1)).resolves.toBe('rows')
  const ever = failing(9)
  await expect(loadWithRetries(ever.load, new AbortController().signal, 1)).rejects.toThrow('no 4')
  expect(ever.calls.count).toBe(4)
})

it('stops when it is aborted', async () => {
  const abort = new AbortController()
  const { calls, load } = failing(9)
  const loading = loadWithRetries(load, abort.signal, 1)
  abort.abort(new Error('closed'))
  await expect(loading).rejects.toThrow('closed')
  expect(calls.count).toBe(1)
})
