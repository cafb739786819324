import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { LogisticsDeliveryForm } from './LogisticsDeliveryForm'
import { LogisticsDeliveryList } from './LogisticsDeliveryList'
import { LogisticsDeliveryModal } from './LogisticsDeliveryModal'
import { logisticsDelivery } from './logisticsDelivery.entity'

/** Records to look at. */
export const sampleLogisticsDeliverys = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    name: 'NA1001',
    taskName: 'Task 1',
    cusName: 'Customer 1',
    vesselName: 'Vessel 1',
    eta: '2026-01-01',
    cusDepart: 'Customer department 1',
    cusPo: 'Customer PO 1',
    supplyMail: 'mail1@example.com',
    remark: 'Remark 1',
    taxGroup: 'Tax group 1',
    relInqOrder: 'Inquiry order 1',
    transName: 'Carrier 1',
    receivedDate: '2026-01-01',
    quantity: 30,
    actInventoryQty: 0,
    actDeliveryQty: 30,
    openQty: 30,
    logisticsDeliveryLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        actInventoryQty: 0,
        actDeliveryQty: 10,
        receivedQty: 10,
        returnQty: 10,
        openQty: 10,
        numPo: 'PO no. 1',
        cusApplyNo: 'Customer application 1',
        partnerId: 'Partner no. 1',
        billNo: 'Waybill no. 1',
        weight: 10,
        size: 'Size 1',
        code: 'Code 1',
        price: 10,
        rate: 10,
        productCode: 'Product code 1',
        zone: 'Zone 1',
        lotNo: 'Lot no. 1',
        cancelled: 'N',
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        actInventoryQty: 0,
        actDeliveryQty: 20,
        receivedQty: 20,
        returnQty: 20,
        openQty: 20,
        numPo: 'PO no. 2',
        cusApplyNo: 'Customer application 2',
        partnerId: 'Partner no. 2',
        billNo: 'Waybill no. 2',
        weight: 20,
        size: 'Size 2',
        code: 'Code 2',
        price: 20,
        rate: 20,
        productCode: 'Product code 2',
        zone: 'Zone 2',
        lotNo: 'Lot no. 2',
        cancelled: 'N',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    name: 'NA1002',
    taskName: 'Task 2',
    cusName: 'Customer 2',
    vesselName: 'Vessel 2',
    eta: '2026-01-02',
    cusDepart: 'Customer department 2',
    cusPo: 'Customer PO 2',
    supplyMail: 'mail2@example.com',
    remark: 'Remark 2',
    taxGroup: 'Tax group 2',
    relInqOrder: 'Inquiry order 2',
    transName: 'Carrier 2',
    receivedDate: '2026-01-02',
    quantity: 30,
    actInventoryQty: 0,
    actDeliveryQty: 30,
    openQty: 30,
    logisticsDeliveryLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        actInventoryQty: 0,
        actDeliveryQty: 10,
        receivedQty: 10,
        returnQty: 10,
        openQty: 10,
        numPo: 'PO no. 1',
        cusApplyNo: 'Customer application 1',
        partnerId: 'Partner no. 1',
        billNo: 'Waybill no. 1',
        weight: 10,
        size: 'Size 1',
        code: 'Code 1',
        price: 10,
        rate: 10,
        productCode: 'Product code 1',
        zone: 'Zone 1',
        lotNo: 'Lot no. 1',
        cancelled: 'N',
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        actInventoryQty: 0,
        actDeliveryQty: 20,
        receivedQty: 20,
        returnQty: 20,
        openQty: 20,
        numPo: 'PO no. 2',
        cusApplyNo: 'Customer application 2',
        partnerId: 'Partner no. 2',
        billNo: 'Waybill no. 2',
        weight: 20,
        size: 'Size 2',
        code: 'Code 2',
        price: 20,
        rate: 20,
        productCode: 'Product code 2',
        zone: 'Zone 2',
        lotNo: 'Lot no. 2',
        cancelled: 'N',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    name: 'NA1003',
    taskName: 'Task 3',
    cusName: 'Customer 3',
    vesselName: 'Vessel 3',
    eta: '2026-01-03',
    cusDepart: 'Customer department 3',
    cusPo: 'Customer PO 3',
    supplyMail: 'mail3@example.com',
    remark: 'Remark 3',
    taxGroup: 'Tax group 3',
    relInqOrder: 'Inquiry order 3',
    transName: 'Carrier 3',
    receivedDate: '2026-01-03',
    quantity: 30,
    actInventoryQty: 0,
    actDeliveryQty: 30,
    openQty: 30,
    logisticsDeliveryLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        actInventoryQty: 0,
        actDeliveryQty: 10,
        receivedQty: 10,
        returnQty: 10,
        openQty: 10,
        numPo: 'PO no. 1',
        cusApplyNo: 'Customer application 1',
        partnerId: 'Partner no. 1',
        billNo: 'Waybill no. 1',
        weight: 10,
        size: 'Size 1',
        code: 'Code 1',
        price: 10,
        rate: 10,
        productCode: 'Product code 1',
        zone: 'Zone 1',
        lotNo: 'Lot no. 1',
        cancelled: 'N',
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        actInventoryQty: 0,
        actDeliveryQty: 20,
        receivedQty: 20,
        returnQty: 20,
        openQty: 20,
        numPo: 'PO no. 2',
        cusApplyNo: 'Customer application 2',
        partnerId: 'Partner no. 2',
        billNo: 'Waybill no. 2',
        weight: 20,
        size: 'Size 2',
        code: 'Code 2',
        price: 20,
        rate: 20,
        productCode: 'Product code 2',
        zone: 'Zone 2',
        lotNo: 'Lot no. 2',
        cancelled: 'N',
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Logistics/LogisticsDelivery',
  component: LogisticsDeliveryList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: logisticsDelivery, rows: sampleLogisticsDeliverys }] }),
  )
  return (
    <MemoryRouter initialEntries={['/logistics/logistics-delivery']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <LogisticsDeliveryList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <LogisticsDeliveryForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <LogisticsDeliveryModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
