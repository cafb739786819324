import { defineResource, samplePorts, seedRecords } from '@lading/server'
import { port } from './port.entity'
import { portMigrations } from './port.migrations'

/** 港口: calls below `/master/port`. */
export const portServer = defineResource(port, {
  migrations: portMigrations,
  hooks: {},
  // The demo's own; never in production.
  seed: (context) =>
    seedRecords(
      port,
      context,
      samplePorts.map((each) => ({ ...each, status: 'active' })),
    ),
})
