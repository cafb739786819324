import { startTransition, useImperativeHandle, useRef, useState } from 'react'
import type { ComponentType, ReactNode, Ref } from 'react'
import { entityPaths, pageKind } from '@lading/core/entity'
import { usePageHost } from '../foundation/pageHost'
import { useMinWidth } from '../foundation/theme/useMinWidth'
import { EntityModal } from '../form/EntityModal'
import { RecordPreview } from '../list-page/preview/RecordPreview'
import { ListPage } from '../list-page/ListPage'
import type { SearchItemInput } from '../list-page/logic/searchItem'
import { SearchForm } from '../list-page/search/SearchForm'
import { DataTable } from '../list-page/table/DataTable'
import type { DataTableProps } from '../list-page/table/DataTable'
import { ListToolbar } from '../list-page/toolbar/ListToolbar'
import type { ListPageModel } from '../list-page/useListPage'
import { ViewTabs } from '../list-page/views/ViewTabs'
import { SuperQueryButton } from '../super-query/SuperQueryButton'
import { ChosenLines, RecordLines } from './RecordLines'
import { parentField } from './parentField'

/** Props of a list page's record dialog: add without `id`, view or edit with one. `onSaved` runs after each save. */
export interface RecordDialogProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** A whole list page. What is not given is as the definition says. */
export interface EntityListProps extends Pick<DataTableProps, 'columns' | 'operations' | 'selectable'> {
  page: ListPageModel
  /** The dialog of a record. @default `EntityModal` over the definition */
  record?: ComponentType<RecordDialogProps>
  /** Goes to a path of the application: where the form is a page, it stands below the list's path. */
  onNavigate?: (path: string) => void
  /** Conditions of the search form. @default the definition's `query` */
  items?: readonly SearchItemInput[]
  /** More buttons above the table. */
  tools?: ReactNode
  /** Below the table. */
  children?: ReactNode
}

/**
 * Search, toolbar, table and the dialog of a record, over one entity.
 *
 * @example
 * const page = useListPage(vessel)
 * return <EntityList page={page} />
 */
export function EntityList(props: EntityListProps): ReactNode {
  const { page, record: Dialog, onNavigate, items, tools, children, ...table } = props
  const { entity } = page
  const kind = pageKind(entity)
  const dialog = useRef<RecordOpener>(null)
  const open = (record: OpenedRecord) => dialog.current?.open(record)
  const goes = kind.form === 'page' && onNavigate
  const route = (usePageHost()?.within?.path ?? '') + entityPaths(entity).route
  const add = () => (goes ? goes(`${route}/add`) : open({}))
  const edit = (id: string) => (goes ? goes(`${route}/edit/${id}`) : open({ id, mode: 'edit' }))
  const view = ({ id }: { id: string }) => open({ id, mode: 'view' })
  const erp = kind.list === 'erp'
  const roomBeside = useMinWidth('lg')
  const beside = !erp && page.preview.open && roomBeside
  return (
    <ListPage page={page}>
      <ViewTabs page={page} />
      {(items ?? entity.query).length > 0 && <SearchForm page={page} items={items} />}
      <ListToolbar page={page} onAdd={kind.edits ? add : undefined} preview={!erp}>
        <SuperQueryButton page={page} />
        {tools}
      </ListToolbar>
      <div className={beside ? 'lading-rows lading-beside' : 'lading-rows'}>
        <DataTable
          {...table}
          page={page}
          cards={kind.list === 'cards'}
          parent={kind.list === 'tree' ? parentField(entity) : undefined}
          rowDetails={kind.list === 'inner' ? (row) => <RecordLines page={page} id={row.id} /> : undefined}
          onAdd={kind.edits ? add : undefined}
          onView={view}
          onEdit={kind.edits ? ({ id }) => edit(id) : undefined}
        />
        {beside && <RecordPreview page={page} onOpen={view} />}
      </div>
      {erp && <ChosenLines page={page} />}
      <OpenedDialog ref={dialog} page={page} dialog={Dialog} />
      {children}
    </ListPage>
  )
}

type OpenedRecord = Pick<RecordDialogProps, 'id' | 'mode'>

interface RecordOpener {
  open(record: OpenedRecord): void
}

/** Knows by itself which record is open: a dialog that opens and closes draws no rows anew. */
function OpenedDialog(props: {
  ref: Ref<RecordOpener>
  page: ListPageModel
  dialog: EntityListProps['record']
}): ReactNode {
  const { ref, page, dialog: Dialog } = props
  const [opened, setOpened] = useState<OpenedRecord>()
  // Drawn in slices: in one piece with what it does when it is there it would hold the browser.
  useImperativeHandle(ref, () => ({ open: (record) => startTransition(() => setOpened(record)) }), [])
  // Until rows have come nothing is fetched for what may be opened.
  const [came, setCame] = useState(false)
  if (!came && !page.loading) setCame(true)
  if (!came && !opened) return null
  const dialog = {
    ...opened,
    open: opened !== undefined,
    onClose: () => setOpened(undefined),
    onSaved: page.refresh,
  }
  return Dialog ? <Dialog {...dialog} /> : <EntityModal {...dialog} entity={page.entity} />
}
