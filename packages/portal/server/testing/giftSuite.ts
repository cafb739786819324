import type { Row } from '@lading/core/entity'
import type { SourceRow } from '@lading/core/ports'
import type { Request } from '@lading/request'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StartedServer } from './startedServer'

const PEOPLE = ['sales', 'quality', 'viewer', 'manager'] as const
type Person = (typeof PEOPLE)[number]

/** Gifts to customers are asked for within the permission of the year, which the manager keeps (spec 1 §6). */
export function giftSuite(started: () => StartedServer): void {
  describe('gift requests', () => {
    const clients = {} as Record<Person, Request>
    let customer = ''
    const permissions = (person: Person) => clients[person].resource('/office/giftPermission')
    const requests = (person: Person) => clients[person].resource('/office/giftRequest')
    const own = async (person: Person) => (await permissions(person).list({ pageSize: 10 })).records
    const used = async (person: Person) => Number((await own(person))[0]!.usedAmount)
    const act = (person: Person, name: string, { id, version }: SourceRow, input: Row = {}) =>
      requests(person).action(name, { id, version, input })
    const draft = (price: number, quantity = 1, person: Person = 'sales') =>
      requests(person).add({ customer, giftName: '年历', occasion: 'visit', price, quantity, reason: '拜访' })

    beforeAll(async () => {
      for (const person of PEOPLE) clients[person] = await started().loggedIn(person)
      const { records } = await clients.sales
        .resource('/master/customer')
        .list({ status: 'active', pageSize: 1 })
      customer = String(records[0]!.code)
      const { id, version } = (await own('sales'))[0]!
      await permissions('manager').edit({ id, version, yearBudget: 1000, perGift: 400, remaining: 1000 })
    })

    it('shows everybody the own permission, which only the manager changes', async () => {
      const mine = await own('sales')
      expect(mine.map(({ person }) => person)).toEqual(['sales'])
      const all = await own('manager')
      expect(all.length).toBeGreaterThan(1)
      for (const { yearBudget, usedAmount, remaining } of all)
        expect(Number(remaining)).toBe(Number(yearBudget) - Number(usedAmount))
      const { id, version, person, giftYear } = mine[0]!
      await expect(permissions('sales').edit({ id, version, yearBudget: 99_999 })).rejects.toMatchObject({
        status: 403,
      })
      await expect(permissions('manager').add({ person, giftYear, yearBudget: 1 })).rejects.toThrow(
        '该人员本年度已有礼品申请权限',
      )
    })

    it('takes a submitted amount from the budget, and gives it back when it is withdrawn or returned', async () => {
      const before = await used('sales')
      const sent = await act('sales', 'submit', await draft(300, 2))
      expect(sent.status).toBe('inApproval')
      expect(await used('sales')).toBe(before + 600)
      const withdrawn = await act('sales', 'withdraw', sent)
      expect(await used('sales')).toBe(before)
      const again = await act('sales', 'submit', withdrawn)
      await act('manager', 'return', again, { returnReason: '请说明' })
      expect(await used('sales')).toBe(before)
    })

    it('refuses what is above the limit of one gift, or above what is left, even of two at once', async () => {
      await expect(act('sales', 'submit', await draft(401))).rejects.toThrow('单价超过单件上限 400.00')
      await expect(act('sales', 'submit', await draft(400, 3))).rejects.toThrow('金额超过剩余额度')
      const two = [await draft(300, 2), await draft(300, 2)]
      const answers = await Promise.allSettled(two.map((each) => act('sales', 'submit', each)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await used('sales')).toBe(600)
    })

    it('refuses who has no permission in use', async () => {
      const [permission] = await own('quality')
      if (permission!.status === 'active') {
        const { id, version } = permission!
        await permissions('manager').action('stop', { id, version, input: { stopReason: '调岗' } })
      }
      await expect(act('quality', 'submit', await draft(10, 1, 'quality'))).rejects.toThrow(
        '您没有本年度有效的礼品申请权限',
      )
      await expect(draft(10, 1, 'viewer')).rejects.toMatchObject({ status: 403 })
    })
  })
}
