import { defineResource, seedRecords } from '@lading/server'
import { projectTracking } from './projectTracking.entity'
import { projectTrackingMigrations } from './projectTracking.migrations'

/** The demo’s records. */
const samples = [
  {
    code: 'PRJ2601',
    name: '长荣远洋伙食年度供应',
    customer: 'C10045',
    manager: 'sales',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    budget: 3600000,
    status: 'active',
  },
  {
    code: 'PRJ2602',
    name: '中远海运备件框架协议',
    customer: 'C10021',
    manager: 'sales',
    startDate: '2026-03-01',
    endDate: '2027-02-28',
    budget: 5200000,
    status: 'active',
  },
  {
    code: 'PRJ2603',
    name: '洋山仓库货架改造',
    manager: 'admin',
    startDate: '2026-06-01',
    endDate: '2026-12-31',
    budget: 480000,
    status: 'active',
  },
  {
    code: 'PRJ2604',
    name: 'MSC 邮轮季供应',
    customer: 'C10158',
    manager: 'sales',
    startDate: '2026-09-01',
    endDate: '2027-03-31',
    budget: 1900000,
    status: 'active',
  },
]

/** 项目: calls below `/master/projectTracking`. */
export const projectTrackingServer = defineResource(projectTracking, {
  migrations: projectTrackingMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(projectTracking, context, samples),
})
