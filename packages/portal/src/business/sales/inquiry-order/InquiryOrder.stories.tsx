import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { InquiryOrderForm } from './InquiryOrderForm'
import { InquiryOrderList } from './InquiryOrderList'
import { InquiryOrderModal } from './InquiryOrderModal'
import { inquiryOrder } from './inquiryOrder.entity'

/** Records to look at. */
export const sampleInquiryOrders = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    orderNo: 'OR1001',
    customerName: 'Customer name 1',
    vesselName: 'Vessel name 1',
    orderDate: '2026-01-01',
    remark: 'Remark 1',
    inquiryLine: [
      { id: '1-1', parentId: '1', orderNum: 1, itemName: 'Item name 1', quantity: 10, remark: 'Remark 1' },
      { id: '1-2', parentId: '1', orderNum: 2, itemName: 'Item name 2', quantity: 20, remark: 'Remark 2' },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    orderNo: 'OR1002',
    customerName: 'Customer name 2',
    vesselName: 'Vessel name 2',
    orderDate: '2026-01-02',
    remark: 'Remark 2',
    inquiryLine: [
      { id: '2-1', parentId: '2', orderNum: 1, itemName: 'Item name 1', quantity: 10, remark: 'Remark 1' },
      { id: '2-2', parentId: '2', orderNum: 2, itemName: 'Item name 2', quantity: 20, remark: 'Remark 2' },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    orderNo: 'OR1003',
    customerName: 'Customer name 3',
    vesselName: 'Vessel name 3',
    orderDate: '2026-01-03',
    remark: 'Remark 3',
    inquiryLine: [
      { id: '3-1', parentId: '3', orderNum: 1, itemName: 'Item name 1', quantity: 10, remark: 'Remark 1' },
      { id: '3-2', parentId: '3', orderNum: 2, itemName: 'Item name 2', quantity: 20, remark: 'Remark 2' },
    ],
  },
]

export default {
  title: 'Business/Sales/InquiryOrder',
  component: InquiryOrderList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: inquiryOrder, rows: sampleInquiryOrders }] }),
  )
  return (
    <MemoryRouter initialEntries={['/sales/inquiry-order']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <InquiryOrderList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <InquiryOrderForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <InquiryOrderModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
