import { defineResource } from '@lading/server'
import { logPick } from './logPick.entity'
import { logPickMigrations } from './logPick.migrations'
import { forgetCollected, giveUp } from '../../../../server/stock/logPickEffects'

/** 提货单: calls below `/logistics/logPick`. */
export const logPickServer = defineResource(logPick, {
  migrations: logPickMigrations,
  effects: { forgetCollected, giveUp },
  codePrefixes: { pickNo: 'CN' },
  seed: false,
})
