import { defineResource, sampleCustomers, seedRecords } from '@lading/server'
import { customer } from './customer.entity'
import { customerMigrations } from './customer.migrations'

/** 客户: calls below `/master/customer`. */
export const customerServer = defineResource(customer, {
  migrations: customerMigrations,
  hooks: {},
  dictionaries: [
    {
      code: 'master_status',
      name: { zh: '资料状态', en: 'State of master data' },
      items: [
        { value: 'active', zh: '启用', en: 'Active' },
        { value: 'stopped', zh: '停用', en: 'Stopped' },
      ],
    },
    {
      code: 'payment_term',
      name: { zh: '付款条件', en: 'Payment term' },
      items: [
        { value: 'prepaid', zh: '预付', en: 'Prepaid' },
        { value: 'net30', zh: '月结 30 天', en: 'Net 30 days' },
        { value: 'net60', zh: '月结 60 天', en: 'Net 60 days' },
        { value: 'cod', zh: '货到付款', en: 'Cash on delivery' },
      ],
    },
  ],
  // The demo's own; never in production.
  seed: (context) =>
    seedRecords(
      customer,
      context,
      sampleCustomers.map((each) => ({
        ...each,
        contact: '采购部',
        email: `purchasing@${each.code.toLowerCase()}.example.com`,
        paymentTerm: 'net30',
        status: 'active',
      })),
    ),
})
