import type { ReactNode } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { ResourceSource, SourceRow } from '../foundation/dataSource'
import type { EntityFormModel } from './entityFormModel'
import type { FormMode } from './formMode'

/** A form over one entity in a dialog. */
export interface EntityModalProps {
  entity: EntityDefinition
  /** The record; without one a new record is begun. */
  id?: string
  /** @default whether there is an `id` */
  open?: boolean
  onClose: () => void
  /** @default 'view' with an id, else 'add' */
  mode?: FormMode
  initial?: Row
  /** Told after a save; the dialog closes by itself. */
  onSaved?: (record: SourceRow) => void
  source?: ResourceSource
  /** In pixels. @default 1200 (spec 2 §9, detail) */
  width?: number
  /** Sections and line grids. @default those of the entity */
  children?: ReactNode | ((form: EntityFormModel) => ReactNode)
}
