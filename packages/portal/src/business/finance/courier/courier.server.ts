import { defineResource } from '@lading/server'
import { courier } from './courier.entity'
import { courierMigrations } from './courier.migrations'

/** 快递登记: calls below `/finance/courier`. */
export const courierServer = defineResource(courier, {
  migrations: courierMigrations,
  // The demo's story makes them (server/story).
  seed: false,
})
