import type { Page } from '@playwright/test'

/**
 * Counts what a page fetches over the wire, compressed as the server sends it. The bytes of captcha pictures are left
 * out: they are drawn at random, 5 to 7 kB each.
 *
 * @returns what has come so far
 */
export async function countLoad(page: Page): Promise<() => { kB: number; requests: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked = new Map<string, number>()
  const pictures = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.set(requestId, 0)
    if (request.url.includes('/sys/randomImage/')) pictures.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId) && !pictures.has(requestId)) asked.set(requestId, encodedDataLength)
  })
  return () => ({
    kB: [...asked.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000,
    requests: asked.size,
  })
}
