import { EntityList, useListPage } from '@lading/ui/pages'
import { currency } from './currency.entity'
import { CurrencyModal } from './CurrencyModal'

/** 币种汇率: list. */
export function CurrencyList() {
  const page = useListPage(currency)
  return <EntityList page={page} record={CurrencyModal} />
}
