import { EntityList, useListPage } from '@lading/ui/pages'
import { stockEntry } from './stockEntry.entity'
import { StockEntryModal } from './StockEntryModal'

/** 库存流水: list. */
export function StockEntryList() {
  const page = useListPage(stockEntry)
  return <EntityList page={page} record={StockEntryModal} />
}
