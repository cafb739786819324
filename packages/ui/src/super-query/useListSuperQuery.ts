import { useMemo, useState } from 'react'
import type { ListPageModel } from '../list-page/useListPage'
import type { SuperQueryField, SuperQueryValue } from './logic/query'
import { readParams, superQueryParams } from './logic/superQueryParams'

/** The advanced query of a list page. */
export interface ListSuperQuery {
  /** The query in force. */
  query: SuperQueryValue | undefined
  /** Whether conditions are in force (spec 2 §4). */
  active: boolean
  /** Puts a query in force and goes to page 1; the same query once more reads fresh rows. */
  apply(query: SuperQueryValue): void
  /** Takes it away again; the search form's conditions stay. */
  reset(): void
}

/** The advanced query of a list page, as its panel edits it. */
export function useListSuperQuery(
  page: Pick<ListPageModel, 'state' | 'setSuperQuery'>,
  fields: readonly SuperQueryField[],
): ListSuperQuery {
  const given = page.state.superQuery
  // What was applied last says more than its parameters: lines that do not count yet.
  const [applied, setApplied] = useState<{ query: SuperQueryValue; text: string | undefined }>()
  const text = given?.superQueryParams
  const query = useMemo(
    () =>
      applied && applied.text === text
        ? applied.query
        : readParams(given?.superQueryParams, given?.superQueryMatchType),
    [applied, text, given],
  )
  return {
    query,
    active: given !== undefined,
    apply: (next) => {
      const params = superQueryParams(next, fields)
      setApplied({ query: next, text: params?.superQueryParams })
      page.setSuperQuery(params)
    },
    reset: () => {
      setApplied(undefined)
      page.setSuperQuery(undefined)
    },
  }
}
