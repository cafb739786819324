import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { QuotationForm } from './QuotationForm'
import { QuotationList } from './QuotationList'
import { QuotationModal } from './QuotationModal'
import { saQuotation } from './saQuotation.entity'

/** Records to look at. */
export const sampleQuotations = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    quotationNo: 'QU1001',
    customerName: 'Customer name 1',
    vesselName: 'Vessel name 1',
    portName: 'Port name 1',
    eta: '2026-01-01',
    custDept: 'Customer department 1',
    custApplication: 'Customer application 1',
    amount: 500,
    agentInfo: 'Customer agent 1',
    remark: 'Remark 1',
    approvedTime: '2026-01-01 08:30:00',
    confirmTime: '2026-01-01 08:30:00',
    marketingTime: '2026-01-01 08:30:00',
    marketingAnswer: 'Why the e-mail failed 1',
    returnReason: 'Reason of return 1',
    cancelReason: 'Reason of cancellation 1',
    saQuotationLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        itemName: 'Item name 1',
        custProductDes: 'Customer product description 1',
        custLineNo: 'Customer line no. 1',
        quantity: 10,
        price: 10,
        subtotal: 100,
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        itemName: 'Item name 2',
        custProductDes: 'Customer product description 2',
        custLineNo: 'Customer line no. 2',
        quantity: 20,
        price: 20,
        subtotal: 400,
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    quotationNo: 'QU1002',
    customerName: 'Customer name 2',
    vesselName: 'Vessel name 2',
    portName: 'Port name 2',
    eta: '2026-01-02',
    custDept: 'Customer department 2',
    custApplication: 'Customer application 2',
    amount: 500,
    agentInfo: 'Customer agent 2',
    remark: 'Remark 2',
    approvedTime: '2026-01-02 08:30:00',
    confirmTime: '2026-01-02 08:30:00',
    marketingTime: '2026-01-02 08:30:00',
    marketingAnswer: 'Why the e-mail failed 2',
    returnReason: 'Reason of return 2',
    cancelReason: 'Reason of cancellation 2',
    saQuotationLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        itemName: 'Item name 1',
        custProductDes: 'Customer product description 1',
        custLineNo: 'Customer line no. 1',
        quantity: 10,
        price: 10,
        subtotal: 100,
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        itemName: 'Item name 2',
        custProductDes: 'Customer product description 2',
        custLineNo: 'Customer line no. 2',
        quantity: 20,
        price: 20,
        subtotal: 400,
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    quotationNo: 'QU1003',
    customerName: 'Customer name 3',
    vesselName: 'Vessel name 3',
    portName: 'Port name 3',
    eta: '2026-01-03',
    custDept: 'Customer department 3',
    custApplication: 'Customer application 3',
    amount: 500,
    agentInfo: 'Customer agent 3',
    remark: 'Remark 3',
    approvedTime: '2026-01-03 08:30:00',
    confirmTime: '2026-01-03 08:30:00',
    marketingTime: '2026-01-03 08:30:00',
    marketingAnswer: 'Why the e-mail failed 3',
    returnReason: 'Reason of return 3',
    cancelReason: 'Reason of cancellation 3',
    saQuotationLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        itemName: 'Item name 1',
        custProductDes: 'Customer product description 1',
        custLineNo: 'Customer line no. 1',
        quantity: 10,
        price: 10,
        subtotal: 100,
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        itemName: 'Item name 2',
        custProductDes: 'Customer product description 2',
        custLineNo: 'Customer line no. 2',
        quantity: 20,
        price: 20,
        subtotal: 400,
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Sales/Quotation',
  component: QuotationList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: saQuotation, rows: sampleQuotations }] }),
  )
  return (
    <MemoryRouter initialEntries={['/sales/quotation']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <QuotationList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <QuotationForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <QuotationModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
