import { defineResource } from '@lading/server'
import { giveBudgetBack, takeBudget } from './budget.server'
import { giftRequest } from './giftRequest.entity'
import { giftRequestMigrations } from './giftRequest.migrations'

/** 礼品申请: calls below `/office/giftRequest`. */
export const giftRequestServer = defineResource(giftRequest, {
  migrations: giftRequestMigrations,
  codePrefixes: { requestNo: 'GR' },
  effects: { takeBudget, giveBudgetBack },
  hooks: {
    // Who writes it applies for it.
    beforeSave: ({ record, before, session }) => {
      if (!before) record.applicant ??= session.username
    },
  },
  // Requests take from real budgets, so the demo makes none.
  seed: false,
})
