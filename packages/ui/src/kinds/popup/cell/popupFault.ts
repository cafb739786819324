import { readMapping } from '../../../pickers/report-popup/popupMapping'
import type { MappingFault } from '../../../pickers/report-popup/popupMapping'
import type { GridColumn } from '../../../grid/api/column'

/** Whether a column picks rows of an online report: any of its settings says so. */
export function picksReport({ popupCode, orgFields, destFields }: GridColumn): boolean {
  return [popupCode, orgFields, destFields].some((setting) => setting !== undefined)
}

/** The mapping of a column's report. */
export const mappingOf = ({ popupCode, orgFields, destFields }: GridColumn) =>
  readMapping({
    ...(popupCode !== undefined && { code: popupCode }),
    ...(orgFields !== undefined && { orgFields }),
    ...(destFields !== undefined && { destFields }),
  })

/** Why a popup column cannot work (spec 2 §5); undefined when it can. */
export function popupFault(def: GridColumn, searchable: boolean): MappingFault | undefined {
  if (!picksReport(def)) return searchable ? undefined : 'misconfigured'
  const mapping = mappingOf(def)
  return typeof mapping === 'string' ? mapping : undefined
}
