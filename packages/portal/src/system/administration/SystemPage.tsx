import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { EntityModal, FormSection } from '@lading/ui/form'
import type { EntityFormModel, FormMode } from '@lading/ui/form'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import type { DataColumn, ListPageModel, ListPageOptions, ListRow } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { useUi } from '@lading/ui/foundation'
import type { ResourceSource } from '@lading/ui/foundation'
import { newestFirst } from './newestFirst'
import { SharedNote } from './SharedNote'
import { useTenantRights } from './useTenantRights'
import './administration.css'

/** A list of system records with its dialog. What is left out follows from the definition. */
export interface SystemPageProps {
  entity: EntityDefinition
  /** Calls beyond, or other than, those at the definition's `api`. */
  source?: Partial<ResourceSource>
  /** Conditions that the user can neither see nor change, e.g. of the node that is chosen at the side. */
  params?: ListPageOptions['params']
  /** @default the definition's `list` */
  columns?: readonly DataColumn[]
  /** Stands beside the list, e.g. a tree. */
  side?: ReactNode
  /** More buttons above the table. */
  tools?: (page: ListPageModel) => ReactNode
  /** More buttons of a row. */
  operations?: (row: ListRow, page: ListPageModel) => ReactNode
  /** What a new record starts with. */
  initial?: Record<string, unknown>
  /** The definition of the dialog, e.g. with fields that the list knows nothing of. @default `entity` */
  dialog?: EntityDefinition
  /** The definition of the dialog over a record that is there, e.g. with more that is read-only. @default `dialog` */
  stored?: EntityDefinition
  /** The dialog's sections. @default those of the definition */
  form?: (form: EntityFormModel) => ReactNode
  /** Width of the column of a row's buttons, in pixels. @default 150 */
  operationWidth?: number
  /** Whether several can be deleted at once. @default true */
  deletesSeveral?: boolean
  /** Further dialogs. */
  children?: (page: ListPageModel) => ReactNode
  /** Of the dialog, in pixels. @default 800 */
  width?: number
  /** Whether a record can be opened to look at it. @default true */
  viewable?: boolean
  /** Whether the server takes an advanced query for the list. @default true */
  superQuery?: boolean
}

/**
 * The page that all administrations share: search, table, rights per button, export and import as the definition's
 * `permissions.actions` say, a dialog over the same definition. Records that all tenants share are only looked at by
 * who works in one.
 *
 * @example export const SysPositionList = () => <SystemPage entity={sysPosition} />
 */
export function SystemPage(props: SystemPageProps): ReactNode {
  const { source, params, width = 800, deletesSeveral = true } = props
  const { entity, isShared } = useTenantRights(props.entity)
  const dialog = props.dialog ?? props.entity
  const added = useTenantRights(dialog).entity
  const stored = useTenantRights(props.stored ?? dialog).entity
  const { dataSource } = useUi()
  const ordered = useMemo(
    () => newestFirst(props.entity, source ?? dataSource.resource(entityPaths(props.entity).api)),
    [props.entity, source, dataSource],
  )
  const listed = useListPage(entity, { source: ordered, ...(params && { params }) })
  const page = useMemo(
    () => ({ ...listed, rights: wireRights(listed.rights, deletesSeveral) }),
    [listed, deletesSeveral],
  )
  const [opened, setOpened] = useState<{ id?: string; mode?: FormMode }>()
  const list = (
    <ListPage page={page}>
      {isShared && <SharedNote />}
      <SearchForm page={page} />
      <ListToolbar page={page} onAdd={() => setOpened({})}>
        {props.tools?.(page)}
        {props.superQuery !== false && <SuperQueryButton page={page} />}
      </ListToolbar>
      <DataTable
        page={page}
        {...(props.columns && { columns: props.columns })}
        selectable={page.rights.can('batch_delete') || page.rights.can('export')}
        onView={props.viewable === false ? undefined : (row) => setOpened({ id: row.id, mode: 'view' })}
        onEdit={(row) => setOpened({ id: row.id, mode: 'edit' })}
        operations={(row) => props.operations?.(row, page)}
        {...(props.operationWidth !== undefined && { operationWidth: props.operationWidth })}
      />
      <EntityModal
        entity={opened?.id === undefined ? added : stored}
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        width={width}
        {...(props.initial && { initial: props.initial })}
        // Whoever gives calls of its own gives those of the dialog, too.
        {...(source && { source: source as ResourceSource })}
        onClose={() => setOpened(undefined)}
        onSaved={page.refresh}
      >
        {(form) => props.form?.(form) ?? <Sections form={form} />}
      </EntityModal>
      {props.children?.(page)}
    </ListPage>
  )
  if (!props.side) return list
  return (
    <div className="ld-beside">
      <div className="ld-side">{props.side}</div>
      {list}
    </div>
  )
}

/** What the definition says about its form. */
function Sections({ form }: { form: EntityFormModel }): ReactNode {
  return form.entity.form.map(({ section, rows }) => (
    <FormSection key={section.en} form={form} title={section} rows={rows} />
  ))
}

/** The contract has one right for deleting one record and several (contract §4). */
function wireRights(rights: ListPageModel['rights'], several: boolean): ListPageModel['rights'] {
  return {
    ...rights,
    can: (action) => (action === 'batch_delete' ? several && rights.can('delete') : rights.can(action)),
  }
}
