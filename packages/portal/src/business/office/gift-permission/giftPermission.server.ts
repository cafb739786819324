import { wireDate } from '@lading/core/text'
import { clockNow, defineResource, Failure, said, seedRows } from '@lading/server'
import { sql } from 'drizzle-orm'
import { giftPermission } from './giftPermission.entity'
import { giftPermissionMigrations } from './giftPermission.migrations'

/** Accounts of the demo that may ask for gifts. */
const PEOPLE = ['sales', 'purchasing', 'logistics', 'quality']

/** 礼品申请权限: calls below `/office/giftPermission`. */
export const giftPermissionServer = defineResource(giftPermission, {
  migrations: giftPermissionMigrations,
  codePrefixes: { permissionNo: 'GP' },
  hooks: {
    beforeSave: async ({ record, tx, session }) => {
      record.usedAmount ??= 0
      const other = await tx.row(
        sql`SELECT 1 AS there FROM gift_permission WHERE tenant_id = ${session.tenantId} AND person = ${record.person}
            AND gift_year = ${record.giftYear} AND id <> ${record.id ?? ''}`,
      )
      if (other)
        throw new Failure(
          said('该人员本年度已有礼品申请权限', 'This person has a permission for the year already'),
        )
    },
  },
  // Believable rows for the demo; never in production.
  seed: (context) => {
    const people = PEOPLE.values()
    return seedRows(giftPermission, context, {
      rows: PEOPLE.length,
      scaled: false,
      values: {
        person: () => people.next().value,
        giftYear: () => Number(wireDate(clockNow()).slice(0, 4)),
        yearBudget: (random) => random.integer(5, 12) * 1000,
        perGift: () => 800,
        usedAmount: () => 0,
        remaining: (_random, { yearBudget }) => yearBudget,
        validUntil: () => null,
        status: () => 'active',
      },
    })
  },
})
