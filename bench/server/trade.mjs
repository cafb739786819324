/** Records of the demo that quotations name: those of the end-to-end tests. */
export { CUSTOMER, VESSEL, itemOf } from '../../e2e/support/tradeCodes.mjs'
