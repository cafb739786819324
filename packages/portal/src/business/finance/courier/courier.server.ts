import { defineResource, seedRows } from '@lading/server'
import { courier } from './courier.entity'
import { courierMigrations } from './courier.migrations'

/** 快递登记: calls below `/finance/courier`. */
export const courierServer = defineResource(courier, {
  migrations: courierMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) => seedRows(courier, context, { rows: 20, scaled: false }),
})
