import { expect, it } from 'vitest'
import { untangled } from './untangled'

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

it('runs again what a deadlock ended, and nothing else', async () => {
  let tries = 0
  const first = await untangled(() =>
    Promise.resolve().then(() => ((tries += 1) < 3 ? Promise.reject(deadlock()) : tries)),
  )
  expect(first).toBe(3)
  const refused = Object.assign(new Error('no'), { code: '23505' })
  await expect(untangled(() => ((tries += 1), Promise.reject(refused)))).rejects.toBe(refused)
  expect(tries).toBe(4)
  await expect(untangled(() => ((tries += 1), Promise.reject(deadlock())))).rejects.toThrow('deadlock')
  expect(tries).toBe(9)
})
