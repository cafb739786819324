import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { CurrencyList } from './CurrencyList'
import { CurrencyModal } from './CurrencyModal'
import { currency } from './currency.entity'

/** Records to look at. */
export const sampleCurrencys = [
  {
    id: '1',
    version: 1,
    code: 'Cur',
    name: 'Name 1',
    nameEn: 'English name 1',
    sign: 'Symbo',
    rate: 20,
    rateDate: '2026-01-02',
    remark: 'Remark 1',
    currencyRate: [
      { id: '1-1', parentId: '1', orderNum: 1, validFrom: '2026-01-01', rate: 10, source: 'Source 1' },
      { id: '1-2', parentId: '1', orderNum: 2, validFrom: '2026-01-02', rate: 20, source: 'Source 2' },
    ],
  },
  {
    id: '2',
    version: 1,
    code: 'Cur',
    name: 'Name 2',
    nameEn: 'English name 2',
    sign: 'Symbo',
    rate: 20,
    rateDate: '2026-01-02',
    remark: 'Remark 2',
    currencyRate: [
      { id: '2-1', parentId: '2', orderNum: 1, validFrom: '2026-01-01', rate: 10, source: 'Source 1' },
      { id: '2-2', parentId: '2', orderNum: 2, validFrom: '2026-01-02', rate: 20, source: 'Source 2' },
    ],
  },
  {
    id: '3',
    version: 1,
    code: 'Cur',
    name: 'Name 3',
    nameEn: 'English name 3',
    sign: 'Symbo',
    rate: 20,
    rateDate: '2026-01-02',
    remark: 'Remark 3',
    currencyRate: [
      { id: '3-1', parentId: '3', orderNum: 1, validFrom: '2026-01-01', rate: 10, source: 'Source 1' },
      { id: '3-2', parentId: '3', orderNum: 2, validFrom: '2026-01-02', rate: 20, source: 'Source 2' },
    ],
  },
]

export default {
  title: 'Business/Master/Currency',
  component: CurrencyList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: currency, rows: sampleCurrencys }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/currency']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <CurrencyList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <CurrencyModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <CurrencyModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
