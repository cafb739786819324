import { Failure, said } from '@lading/server'
import type { Effect } from '@lading/server'

/** An e-mail to the customer of each chosen quotation, at the address of the customer's record. */
export const sendMarketing: Effect = async ({ selected, input, records, send }) => {
  for (const { record } of selected) {
    const customer = await records('customer', { asSystem: true }).named(String(record.customerNo))
    if (!customer?.email)
      throw new Failure(
        said(
          `客户“${String(record.customerName)}”没有邮箱，请先在客户资料中维护`,
          `The customer "${String(record.customerName)}" has no e-mail address; add it to its record first`,
        ),
      )
    await send({
      channel: 'mail',
      record,
      subject: String(input.subject),
      receiver: String(customer.email),
      payload: { text: String(input.text) },
      whenSent: 'mailSent',
      whenFailed: 'mailFailed',
    })
  }
}

/** Keeps why it was not sent, as long as that is so. */
export const noteMail: Effect = async ({ record, input, records }) => {
  await records('saQuotation', { asSystem: true }).edit(String(record.id), {
    marketingAnswer: record.marketingStatus === 'failed' ? (input.answer ?? null) : null,
  })
}
