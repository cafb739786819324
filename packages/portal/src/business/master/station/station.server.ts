import { defineResource, seedRecords } from '@lading/server'
import { station } from './station.entity'
import { stationMigrations } from './station.migrations'

/** The demo’s records. */
const samples = [
  { code: 'SH-HQ', name: '上海总部', company: 'SH01', city: '上海', manager: 'admin', status: 'active' },
  { code: 'SH-YS', name: '洋山现场', company: 'SH01', city: '上海', manager: 'sales', status: 'active' },
  { code: 'NB-BL', name: '北仑现场', company: 'NB01', city: '宁波', manager: 'sales', status: 'active' },
  { code: 'QD-QW', name: '前湾现场', company: 'QD01', city: '青岛', status: 'active' },
  { code: 'SZ-YT', name: '盐田现场', company: 'SZ01', city: '深圳', status: 'active' },
  { code: 'SG-JUR', name: '裕廊办事处', company: 'SG01', city: '新加坡', status: 'active' },
]

/** 驻点: calls below `/master/station`. */
export const stationServer = defineResource(station, {
  migrations: stationMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(station, context, samples),
})
