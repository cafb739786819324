import { EntityList, useListPage } from '@lading/ui/pages'
import { product } from './product.entity'
import { ProductModal } from './ProductModal'

/** 产品: list. */
export function ProductList() {
  const page = useListPage(product)
  return <EntityList page={page} record={ProductModal} />
}
