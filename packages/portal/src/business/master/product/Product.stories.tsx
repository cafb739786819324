import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { ProductList } from './ProductList'
import { ProductModal } from './ProductModal'
import { product } from './product.entity'

/** Records to look at. */
export const sampleProducts = [
  {
    id: '1',
    version: 1,
    code: 'Product no. 1',
    name: 'Product name 1',
    brand: 'Brand 1',
    model: 'Model 1',
    price: 10,
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Product no. 2',
    name: 'Product name 2',
    brand: 'Brand 2',
    model: 'Model 2',
    price: 20,
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Product no. 3',
    name: 'Product name 3',
    brand: 'Brand 3',
    model: 'Model 3',
    price: 30,
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Product',
  component: ProductList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: product, rows: sampleProducts }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/product']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <ProductList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <ProductModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <ProductModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
