import type { PageScope } from '@lading/ui/foundation'
import { COMPANY_GROUPS, GROUPED_BY } from '@/business/shared/companyGroups'

/** What a page is narrowed to, by its path: `/sg/sales/quotation` shows the quotations of companies in Singapore. */
export function pageScope(path: string): PageScope | undefined {
  const found = COMPANY_GROUPS.find((each) => path.startsWith(`${each.path}/`))
  return found && { ...GROUPED_BY, value: found.value, path: found.path }
}
