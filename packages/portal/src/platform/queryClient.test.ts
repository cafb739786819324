import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from './queryClient'

afterEach(() => onlineManager.setOnline(true))

it('asks the server, whatever the browser thinks of its connection', async () => {
  onlineManager.setOnline(false)
  const asked = queryClient.fetchQuery({ queryKey: ['offline'], queryFn: () => 'answered' })
  const waited = new Promise((done) => setTimeout(done, 50, 'waited'))
  expect(await Promise.race([asked, waited])).toBe('answered')
})
