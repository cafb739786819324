import { defineResource, sampleVessels, seedRecords } from '@lading/server'
import { vessel } from './vessel.entity'
import { vesselMigrations } from './vessel.migrations'

/** 船舶: calls below `/master/vessel`. */
export const vesselServer = defineResource(vessel, {
  migrations: vesselMigrations,
  hooks: {},
  dictionaries: [
    {
      code: 'vessel_type',
      name: { zh: '船型', en: 'Vessel type' },
      items: [
        { value: 'container', zh: '集装箱船', en: 'Container ship' },
        { value: 'bulk', zh: '散货船', en: 'Bulk carrier' },
        { value: 'tanker', zh: '油轮', en: 'Tanker' },
        { value: 'cruise', zh: '邮轮', en: 'Cruise ship' },
        { value: 'offshore', zh: '海工船', en: 'Offshore vessel' },
      ],
    },
    {
      code: 'risk_level',
      name: { zh: '风险等级', en: 'Risk level' },
      items: [
        { value: 'low', zh: '低', en: 'Low' },
        { value: 'medium', zh: '中', en: 'Medium' },
        { value: 'high', zh: '高', en: 'High' },
      ],
    },
  ],
  // The demo's own; never in production.
  seed: (context) =>
    seedRecords(
      vessel,
      context,
      sampleVessels.map((each) => ({ ...each, status: 'active' })),
    ),
})
