import { expect, it } from 'vitest'
import { actionsOf } from './actions'
import { decidingCopies } from './decidingCopies'
import { order } from './fixtures'
import type { EntityDefinition } from './types'

const risky: EntityDefinition = {
  ...order,
  fields: {
    ...order.fields,
    vessel: {
      kind: 'record',
      ref: 'vessel',
      fills: {
        vesselName: 'name',
        risk: 'riskLevel',
        port: 'homePort',
        agent: { from: 'agent', whenEmpty: true },
      },
      zh: '船舶',
      en: 'Vessel',
    },
    vesselName: { kind: 'text', readonly: true, zh: '船名', en: 'Vessel name' },
    risk: { kind: 'text', readonly: true, zh: '风险', en: 'Risk' },
    port: { kind: 'text', zh: '港口', en: 'Port' },
    agent: { kind: 'text', readonly: true, zh: '代理', en: 'Agent' },
  },
  checks: {
    safe: {
      when: { field: 'agent', op: 'filled' },
      assert: {
        not: {
          any: [
            { field: 'risk', op: 'eq', value: 'high' },
            { field: 'port', op: 'empty' },
          ],
        },
      },
      message: { zh: '风险', en: 'Risk' },
    },
  },
  actions: {
    sail: { zh: '开航', en: 'Sail', checks: ['safe'] },
    call: { zh: '呼叫', en: 'Call', when: (row) => row.risk !== 'high' },
  },
}

it('are what conditions and checks name, read-only, and filled whatever stands there', () => {
  const of = (name: string) =>
    decidingCopies(risky, actionsOf(risky).get(name)!).map(({ of, fills }) => [
      of.name,
      fills.map(({ to }) => to),
    ])
  expect(of('sail')).toEqual([['vessel', ['risk']]])
  // A function tells nobody what it looks at.
  expect(of('call')).toEqual([])
})
