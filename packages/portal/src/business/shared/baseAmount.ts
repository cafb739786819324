import type { EntityCheck, Field, Formula } from '@lading/core/entity'

/**
 * The amount of a document in yuan, by which limits are judged whatever currency it is in. The rate is a copy of the one
 * that the currency's master record has, filled by the field `currency`; nobody types it.
 */
export const baseAmount = {
  baseRate: { kind: 'rate', readonly: true, zh: '折算汇率', en: 'Rate to CNY' },
  baseAmount: { kind: 'money', readonly: true, width: 140, zh: '折合人民币', en: 'In CNY' },
} satisfies Record<string, Field>

/** Computes `baseAmount` of the field that holds the amount. */
export const inBase = (amount: string): Formula => ({ round: { times: [amount, 'baseRate'] }, digits: 2 })

/**
 * A check of what is submitted: without a rate no limit could be judged. Named by an action, it has the rate of today read.
 * @param state the field that says it is in approval
 */
export const rateKnown = (state: string): EntityCheck => ({
  when: { field: state, op: 'eq', value: 'inApproval' },
  assert: { field: 'baseRate', op: 'gt', value: 0 },
  message: {
    zh: '该币种没有汇率，请先在币种汇率中维护',
    en: 'The currency has no rate: add one to its master record first',
  },
  field: 'currency',
})
