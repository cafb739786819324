import { expect, test } from '@playwright/test'
import { call, CAPTCHA, tokenOf } from './support/portal'
import { startProduct } from './support/server'
import { marked, quotation } from './support/trade'

const LINES = 40

test('a server killed while it saves keeps what it acknowledged, whole, and nothing else in parts', async () => {
  const env = { CAPTCHA_TEXT: CAPTCHA }
  const first = await startProduct({ env })
  const token = await tokenOf(first.origin, 'sales')
  const acknowledged: string[] = []
  let going = true
  const writing = (async () => {
    for (let round = 0; going; round += 1) {
      const answer = await call(first.origin, token, 'POST', '/sales/saQuotation/add', order(round)).catch(
        () => undefined,
      )
      if (answer?.success) acknowledged.push(String(answer.result.id))
    }
  })()
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10)
  await first.kill()
  going = false
  await writing

  const second = await startProduct({ env, dataDir: first.dataDir })
  try {
    const again = await tokenOf(second.origin, 'sales')
    for (const id of acknowledged) {
      const found = await call(second.origin, again, 'GET', `/sales/saQuotation/queryById?id=${id}`)
      expect(found.success, `order ${id} was acknowledged`).toBe(true)
      expect(found.result.saQuotationLine).toHaveLength(LINES)
    }
    for (const { id } of await marked(second.origin, again, 'KILL*')) {
      const found = await call(second.origin, again, 'GET', `/sales/saQuotation/queryById?id=${id}`)
      expect(found.result.saQuotationLine, `order ${id} is there as a whole`).toHaveLength(LINES)
    }
  } finally {
    await second.end()
  }
})

const order = (round: number) =>
  quotation(
    `KILL${round}`,
    Array.from({ length: LINES }, () => ({})),
  )
