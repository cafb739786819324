import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { isListField, KINDS } from '@lading/core/entity'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useFastGuard } from '../../foundation/guard/useFastGuard'
import { useMessages } from '../../foundation/locale/useMessages'
import { SearchButtons } from '../../foundation/search-buttons/SearchButtons'
import { useText } from '../../foundation/locale/useText'
import { useStable } from '../../foundation/useStable'
import { listPageMessages } from '../locale/messages'
import { resolveItems } from '../logic/searchItem'
import type { SearchItem, SearchItemInput } from '../logic/searchItem'
import type { Filter } from '../logic/listState'
import type { ListPageModel } from '../useListPage'
import { SearchInput } from './SearchInput'

/** The conditions above a list. */
export interface SearchFormProps {
  page: ListPageModel
  /** @default the entity's `query` */
  items?: readonly SearchItemInput[]
  /** How many conditions are shown before the user asks for more. @default 3 */
  visible?: number
}

type Values = Record<string, unknown>

/** Conditions by field kind (spec 2 §5): contains, from–to, one of several. Enter searches. */
export function SearchForm({ page, visible = 3, ...props }: SearchFormProps): ReactNode {
  const { entity } = page
  const items = useStable(props.items)
  const texts = useMessages(listPageMessages)
  const text = useText()
  const guard = useFastGuard()
  const id = useId()
  const resolved = useMemo(() => resolveItems(entity, items ?? entity.query), [entity, items])
  const [values, setValues] = useState<Values>(() => valuesOf(page.state.filters))
  const [open, setOpen] = useState(() => resolved.slice(visible).some(({ name }) => page.state.filters[name]))
  const { filters } = page.state
  const shownFilters = useRef(filters)
  useEffect(() => {
    // Conditions that came from elsewhere, e.g. a saved view: what is in force is what is shown.
    if (shownFilters.current === filters) return
    shownFilters.current = filters
    setValues(valuesOf(filters))
  }, [filters])
  const shown = open ? resolved : resolved.slice(0, visible)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    guard.run(() => page.search({ ...others(page.state.filters, resolved), ...toFilters(resolved, values) }))
  }
  const reset = () =>
    guard.run(() => {
      setValues({})
      page.search(others(page.state.filters, resolved))
    })

  return (
    <form className="lading-search" role="search" aria-label={texts.searchForm} onSubmit={submit}>
      {shown.map((item) => (
        <div key={item.name} className="lading-search-item">
          <label htmlFor={`${id}-${item.name}`}>{text(item.field)}</label>
          <SearchInput
            id={`${id}-${item.name}`}
            item={item}
            entity={entity}
            value={values[item.name]}
            onChange={(value) => setValues((last) => ({ ...last, [item.name]: value }))}
          />
        </div>
      ))}
      <div className="lading-search-buttons">
        <SearchButtons onReset={reset} {...(resolved.length > visible && { open, onToggle: setOpen })} />
      </div>
    </form>
  )
}

function valuesOf(filters: Readonly<Record<string, Filter>>): Values {
  return Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filter.value]))
}

/** Conditions that are not of this form, e.g. of the advanced query: it neither shows nor clears them. */
function others(
  filters: Readonly<Record<string, Filter>>,
  items: readonly SearchItem[],
): Record<string, Filter> {
  const own = new Set(items.map(({ name }) => name))
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !own.has(name)))
}

function toFilters(items: readonly SearchItem[], values: Values): Record<string, Filter> {
  const filters: Record<string, Filter> = {}
  for (const { name, mode, field } of items) {
    const value = values[name]
    if (isBlank(value) || (Array.isArray(value) && value.every(isBlank))) continue
    filters[name] = {
      mode,
      value,
      ...(mode === 'in' && isListField(field) && { multiple: true }),
      ...(mode === 'eq' && KINDS[field.kind].within && { within: true }),
    }
  }
  return filters
}
