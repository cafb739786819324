import { afterAll, beforeAll, describe } from 'vitest'

import { contractCallsSuite } from './testing/contractCallsSuite'
import { confirmationSuite } from './testing/confirmationSuite'
import { giftSuite } from './testing/giftSuite'
import { purchaseExpenseSuite } from './testing/purchaseExpenseSuite'
import { quotationSuite } from './testing/quotationSuite'
import { stockSuite } from './testing/stockSuite'
import { storySuite } from './testing/storySuite'
import { sessionSuite } from './testing/sessionSuite'
import type { StartedServer } from './testing/startedServer'
import { startedServer } from './testing/startedServer'

/** The client of `@lading/request` and the portal's server with its database: nothing between them is played. */
describe('client and server', () => {
  let server: StartedServer
  const started = () => server

  beforeAll(async () => {
    server = await startedServer()
  }, 120_000)
  afterAll(() => server?.close())

  storySuite(started)
  sessionSuite(started)
  contractCallsSuite(started)
  quotationSuite(started)
  confirmationSuite(started)
  purchaseExpenseSuite(started)
  giftSuite(started)
  stockSuite(started)
})
