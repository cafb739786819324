import { EntityList, useListPage } from '@lading/ui/pages'
import { category } from './category.entity'
import { CategoryModal } from './CategoryModal'

/** 费用类别: list. */
export function CategoryList() {
  const page = useListPage(category)
  return <EntityList page={page} record={CategoryModal} />
}
