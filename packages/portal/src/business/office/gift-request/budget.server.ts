import type { Row } from '@lading/core/entity'
import { calculateFormula } from '@lading/core/entity'
import { Failure, said } from '@lading/server'
import type { Effect, EffectRecords } from '@lading/server'

const money = (value: unknown) => Number(value ?? 0)
const moved = (permission: Row, formula: 'plus' | 'minus', amount: unknown) => ({
  usedAmount: calculateFormula(
    formula === 'plus'
      ? { plus: ['usedAmount', money(amount)] }
      : { greatest: [0, { minus: ['usedAmount', money(amount)] }] },
    { row: permission },
    2,
  ),
})

/** The permission in use of a person in a year, locked until the transaction ends: two requests cannot spend it both. */
async function permissionOf(permissions: EffectRecords, person: unknown, day: string) {
  const found = await permissions.find({
    person: String(person),
    giftYear: Number(day.slice(0, 4)),
    status: 'active',
  })
  return found.find(({ validUntil }) => !validUntil || String(validUntil) >= day)
}

/** A request that is submitted takes its amount from the permission of the applicant; without one it is refused. */
export const takeBudget: Effect = async ({ record, records }) => {
  const permissions = records('giftPermission', { asSystem: true })
  const permission = await permissionOf(permissions, record.applicant, String(record.submitDate))
  if (!permission)
    throw new Failure(
      said('您没有本年度有效的礼品申请权限', 'You have no permission to ask for gifts this year'),
    )
  const { perGift, yearBudget, usedAmount } = permission
  const left =
    calculateFormula({ minus: ['yearBudget', 'usedAmount'] }, { row: { yearBudget, usedAmount } }, 2) ?? 0
  if (perGift != null && money(record.price) > money(perGift)) {
    const limit = money(perGift).toFixed(2)
    throw new Failure(said(`单价超过单件上限 ${limit}`, `The price is above the limit per gift of ${limit}`))
  }
  if (money(record.amount) > left) {
    const rest = left.toFixed(2)
    throw new Failure(said(`金额超过剩余额度 ${rest}`, `The amount is above the ${rest} that is left`))
  }
  await permissions.edit(String(permission.id), moved(permission, 'plus', record.amount))
  await records('giftRequest', { asSystem: true }).edit(String(record.id), {
    permissionNo: permission.permissionNo,
  })
}

/** A request that is returned or withdrawn gives back what it took, also to a permission that was stopped meanwhile. */
export const giveBudgetBack: Effect = async ({ record, records }) => {
  const permissions = records('giftPermission', { asSystem: true })
  const [permission] = await permissions.find({ permissionNo: String(record.permissionNo ?? '') })
  if (permission) await permissions.edit(String(permission.id), moved(permission, 'minus', record.amount))
  await records('giftRequest', { asSystem: true }).edit(String(record.id), { permissionNo: null })
}
